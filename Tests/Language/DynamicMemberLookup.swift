@dynamicMemberLookup
struct Settings {
    var values: [String: Int] = ["width": 10]
    subscript(dynamicMember key: String) -> Int {
        get { values[key] ?? 0 }
        set { values[key] = newValue }
    }
}
var s = Settings()
s.height = 7
s.width += 1
print(s.width, s.height, s.depth)
@dynamicMemberLookup
struct Wrapper<T> {
    var value: T
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
struct P { var x = 1 }
var w = Wrapper(value: P())
w.x += 4
print(w.x, w.value)
