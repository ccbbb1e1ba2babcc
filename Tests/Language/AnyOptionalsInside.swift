let n: Int? = 3
let nothing: Int? = nil
let a: Any = n as Any
let b: Any = nothing as Any
print(a, b)
let list: [Any] = [1, n as Any, nothing as Any, "x", Optional("y") as Any]
print(list)
for v in list {
    switch v {
    case let i as Int: print("int", i)
    case let s as String: print("string", s)
    case Optional<Any>.none: print("nil")
    default: print("other")
    }
}
func show(_ x: Any) -> String { "\(x)" }
print(show(n as Any), show(nothing as Any), show(5))
let dict: [String: Any] = ["a": n as Any, "b": 2]
print(dict["a"] as Any, dict["b"]!, dict["zz"] as Any)
print((a as? Int) as Any, (b as? Int) as Any, a is Int, b is Int)
let nested: Int?? = n
print(nested as Any, [n, nothing], [n].first as Any, (n, nothing))
func generic<T>(_ x: T) -> String { "\(type(of: x)) \(x)" }
print(generic(n), generic(nothing), generic(3), generic([n]))
let any: Any? = n
print(any as Any, any == nil)
