protocol Animal { func name() -> String }
extension Animal { func name() -> String { "animal" }; func sound() -> String { "..." }; var intro: String { name() + sound() } }
struct Dog: Animal { func name() -> String { "dog" }; func sound() -> String { "woof" } }
struct Fish: Animal { func sound() -> String { "blub" } }
let d = Dog(); let e: any Animal = Dog(); let s: some Animal = Dog()
print(d.name(), d.sound(), e.name(), e.sound(), s.name(), s.sound(), d.intro)
func g<A: Animal>(_ a: A) -> String { a.name() + a.sound() }
func x(_ a: any Animal) -> String { a.name() + a.sound() }
print(g(d), x(d), g(Fish()), Fish().sound(), Fish().name())
let list: [any Animal] = [Dog(), Fish()]
print(list.map { $0.sound() }, [Dog()].map { $0.sound() })
class Base { func who() -> String { "base" }; class var label: String { "B" } }
class Sub: Base { override func who() -> String { "sub>" + super.who() }; override class var label: String { "S" } }
extension Base { func tag() -> String { who() + type(of: self).label } }
let b: Base = Sub()
print(b.who(), b.tag(), Base().tag(), (b as? Sub) != nil, type(of: b) == Sub.self)
