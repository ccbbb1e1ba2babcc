@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = String(newValue.drop { $0 == " " }) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
func clean(_ s: String) -> String {
    @Trimmed var local = s
    return local + "|"
}
print(clean("   hi"), clean("x"))
