@propertyWrapper
struct Counted<Value> {
    private(set) var projectedValue = 0
    private var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }
    var wrappedValue: Value {
        get { stored }
        set { stored = newValue; projectedValue += 1 }
    }
}
struct Form {
    @Counted var name = "a"
    @Counted var age: Int = 1
    mutating func reset() { _name = Counted(wrappedValue: "reset") }
}
var f = Form()
f.name = "b"
f.name += "c"
f.age = 4
print(f.name, f.$name, f.age, f.$age)
f.reset()
print(f.name, f.$name)
