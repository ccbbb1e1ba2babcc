class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" }; func bark() -> String { "wuff" } }
class Puppy: Dog { override var name: String { "puppy" } }
let things: [Any] = [1, 2.5, "s", Dog(), Puppy(), Animal(), [1, 2], ["k": 1], (1, "t"), true, Character("c"), Optional<Int>.none as Any]
for thing in things {
    switch thing {
    case is Bool: print("bool")
    case let n as Int where n > 0: print("int", n)
    case is Double: print("double")
    case let s as String: print("string", s)
    case let p as Puppy: print(p.name, p.bark())
    case let d as Dog: print(d.name)
    case is Animal: print("animal")
    case let a as [Int]: print("ints", a.count)
    case let d as [String: Int]: print("dict", d["k"]!)
    case let (n, s) as (Int, String): print("pair", n, s)
    case is Character: print("char")
    default: print("other")
    }
}
