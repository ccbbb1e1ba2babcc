let items: [Any] = [1, "two", 3.5, [4], ["k": 5], (6, "six"), { (n: Int) in n + 7 }, Optional<Int>.none as Any, S(v: 8), S.self, true, Character("c"), 1...3]
struct S { var v: Int }
for item in items {
    switch item {
    case 1 as Int: print("one")
    case let n as Int: print("int", n)
    case let s as String where s.count > 2: print("long", s)
    case is Double: print("double")
    case let a as [Int]: print("array", a)
    case let d as [String: Int]: print("dict", d["k"]!)
    case let (n, s) as (Int, String): print("tuple", n, s)
    case let f as (Int) -> Int: print("function", f(1))
    case let s as S: print("struct", s.v)
    case is S.Type: print("meta")
    case let b as Bool: print("bool", b)
    case let c as Character: print("char", c)
    case let r as ClosedRange<Int>: print("range", r.count)
    default: print("other", item)
    }
}
func describe<T>(_ t: T) -> String { if let n = t as? any Numeric { return "number \(n)" }; if let s = t as? any StringProtocol { return "text \(s)" }; return t is any Sequence ? "sequence" : "thing" }
print(describe(1), describe(2.5), describe("x"), describe([1]), describe(S(v: 1)))
print(1 as Any is Int, "a" as Any as? Int as Any, [1, 2] as [Any] is [Int], ([1, "a"] as [Any]) as? [Int] as Any, (3 as Any) as! Int + 1, type(of: items[0]), type(of: items[1]), items.compactMap { $0 as? Int })
let d: [AnyHashable: Any] = ["a": 1, 2: "b", 3.5: true]
print(d["a"]!, d[2]!, d[3.5]!, d.count, AnyHashable(1) == AnyHashable(1), AnyHashable("x") == AnyHashable(1))
class P {}; class Q: P {}
let o: P = Q()
print(o is Q, type(of: o), (o as? Q) != nil, o as P === o, [o].contains { $0 is Q })
