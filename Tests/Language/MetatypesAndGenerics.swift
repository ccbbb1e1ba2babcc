protocol Default { static var value: Self { get } }
extension Int: Default { static var value: Int { 7 } }
extension String: Default { static var value: String { "default" } }
func make<T: Default>(_ type: T.Type = T.self) -> T { T.value }
let a: Int = make()
print(a, make(String.self))
struct Storage {
    private var values: [ObjectIdentifier: Any] = [:]
    subscript<T: Default>(type: T.Type) -> T {
        get { values[ObjectIdentifier(type)] as? T ?? T.value }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}
var s = Storage()
s[Int.self] += 1
print(s[Int.self], s[String.self])
