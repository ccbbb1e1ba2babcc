class Base {
    var log: [String] = []
    var title: String { "base" }
    init() { log.append("base init"); setup() }
    func setup() { log.append("base setup") }
    func describe() -> String { "\(title): " + log.joined(separator: ",") }
    class func make() -> Base { Base() }
}
class Middle: Base {
    let tag: String
    init(tag: String) { self.tag = tag; super.init(); log.append("middle init") }
    override var title: String { "middle<\(super.title)>" }
    override func setup() { super.setup(); log.append("middle setup \(tag)") }
    override class func make() -> Base { Middle(tag: "made") }
    convenience override init() { self.init(tag: "default") }
}
final class Leaf: Middle { override func describe() -> String { "leaf " + super.describe() } }
print(Base().describe()); print(Middle(tag: "t").describe()); print(Leaf().describe()); print(Middle.make().describe())
let objects: [Base] = [Base(), Leaf(tag: "x")]
print(objects.map(\.title), objects[1] is Middle, (objects[1] as? Leaf)?.tag ?? "-", objects[0] as? Middle == nil, objects[0] === objects[0])
