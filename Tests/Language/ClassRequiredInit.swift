class Base {
    let tag: String
    required init(tag: String) { self.tag = tag }
    static func make() -> Self { Self(tag: "made") }
    func kind() -> String { "base" }
}
class Derived: Base {
    override func kind() -> String { "derived" }
}
print(Base.make().kind(), Derived.make().kind(), Derived.make().tag)
let type: Base.Type = Derived.self
print(type.init(tag: "t").kind())
