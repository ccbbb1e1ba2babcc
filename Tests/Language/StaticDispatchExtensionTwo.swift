protocol Greets { func hello() -> String } ; extension Greets { func hello() -> String { "default" }; func bye() -> String { "bye from protocol" } }
struct Loud: Greets { func hello() -> String { "LOUD" }; func bye() -> String { "BYE" } }
let all: [any Greets] = [Loud()]; print(all.map { $0.bye() }, all[0].hello()); for g in all { print(g.bye()) }
class A { func f() -> String { "A.f " + g() } ; func g() -> String { "A.g" } } ; class B: A { override func g() -> String { "B.g" } } ; extension A { var h: String { f() } } ; print(B().h, (B() as A).g())
