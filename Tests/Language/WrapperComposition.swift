@propertyWrapper struct Doubled { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 } }
@propertyWrapper struct Nullable<T> { var wrappedValue: T?; var projectedValue: Bool { wrappedValue != nil }; init(wrappedValue: T? = nil) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct UserDefaultLike<T> {
    static var store: [String: Any] { get { Storage.values } set { Storage.values = newValue } }
    let key: String
    let fallback: T
    var wrappedValue: T {
        get { Storage.values[key] as? T ?? fallback }
        nonmutating set { Storage.values[key] = newValue }
    }
    init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }
}
enum Storage { nonisolated(unsafe) static var values: [String: Any] = [:] }
struct S {
    @Doubled var n = 4
    @Nullable var name: String?
    @UserDefaultLike("theme") var theme = "light"
    @UserDefaultLike("size") var size = 12
}
var s = S()
print(s.n, s.name ?? "-", s.$name, s.theme, s.size)
s.name = "ann"
s.theme = "dark"
let other = S()
other.size = 20
print(s.$name, other.theme, s.size, Storage.values.count)
func local() -> Int {
    @Doubled var x = 3
    x += 1
    return x
}
print(local())
func takes(@Doubled value: Int) -> Int { value }
print(takes(value: 5))
