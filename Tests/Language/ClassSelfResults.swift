class Animal { let name: String; required init(name: String) { self.name = name }; func speak() -> String { "..." }; class func make(_ n: String) -> Self { Self(name: n) }; var info: String { "\(type(of: self)): \(name) says \(speak())" } ; convenience init() { self.init(name: "anon") } }
class Dog: Animal { var tricks: [String] = []; override func speak() -> String { "Woof" }; func learn(_ t: String) -> Self { tricks.append(t); return self } }
final class Puppy: Dog { override func speak() -> String { super.speak().lowercased() + "?" }; override var info: String { super.info + " (puppy)" }; required init(name: String) { super.init(name: "little " + name); tricks = ["cute"] } }
let zoo: [Animal] = [Animal(), Dog.make("Rex").learn("sit").learn("roll"), Puppy.make("Bo")]
for a in zoo { print(a.info, (a as? Dog)?.tricks ?? []) }
print(zoo.filter { $0 is Dog }.count, zoo[1] === zoo[1], zoo.map { type(of: $0) == Dog.self })
extension Animal: Equatable, Hashable { static func == (a: Animal, b: Animal) -> Bool { a.name == b.name }; func hash(into h: inout Hasher) { h.combine(name) } }
print(Set([Dog(name: "a"), Animal(name: "a"), Animal(name: "b")]).count, Dog(name: "a") == Animal(name: "a"))
