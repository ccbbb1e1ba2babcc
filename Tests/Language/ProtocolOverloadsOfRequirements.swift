class Animal { let name: String; required init(name: String) { self.name = name }; class func make(_ n: String) -> Self { Self(name: n) } }
class Dog: Animal { func learn() -> Self { self } }
let d = Dog.make("a").learn(); print(type(of: d))
extension Animal: Hashable { static func == (a: Animal, b: Animal) -> Bool { a.name == b.name }; func hash(into h: inout Hasher) { h.combine(name) } }
print(Set([Dog(name: "a"), Animal(name: "a"), Animal(name: "b")]).count)
print(Set([Animal(name: "a"), Animal(name: "a")]).count)
protocol An: AnyObject { func track(_ e: String, _ p: [String: Any]) }
extension An { func track(_ e: String) { track(e, [:]) } }
final class Spy: An { func track(_ e: String, _ p: [String: Any]) { print(e, p.count) } }
Spy().track("x"); let a: any An = Spy(); a.track("y"); a.track("z", ["a": 1])
