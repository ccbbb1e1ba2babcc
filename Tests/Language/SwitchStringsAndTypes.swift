func f(_ s: String) -> Int {
    switch s {
    case "one", "uno": 1
    case "two": 2
    case let x where x.hasPrefix("th"): 3
    case "": 0
    default: s.count
    }
}
print(f("uno"), f("two"), f("three"), f(""), f("seven"))
protocol P {}
struct A: P { let n = 1 }
struct B: P { let s = "b" }
for p in [A(), B()] as [any P] {
    switch p {
    case let a as A: print("A", a.n)
    case is B: print("B")
    default: print("?")
    }
}
