class Widget { let name: String; init(name: String) { self.name = name }; var size: Int { 1 }; func render(indent: Int = 0) -> String { String(repeating: " ", count: indent) + "\(kind)(\(name)) \(size)" }; var kind: String { "widget" }; subscript(i: Int) -> String { "w\(i)" } }
class Container: Widget { var children: [Widget] = []; override var size: Int { children.reduce(super.size) { $0 + $1.size } }; override var kind: String { "box" }
    override func render(indent: Int = 0) -> String { ([super.render(indent: indent)] + children.map { $0.render(indent: indent + 1) }).joined(separator: "|") }
    override subscript(i: Int) -> String { i < children.count ? children[i].name : super[i] } }
final class Label: Widget { override var kind: String { "label" }; override var size: Int { name.count } ; convenience init(number: Int) { self.init(name: "#\(number)") } }
let box = Container(name: "root"); box.children = [Label(name: "hello"), Label(number: 7), Container(name: "empty")]
print(box.render()); print(box.size, box[1], box[9], (box as Widget).kind, box.children.compactMap { $0 as? Label }.count)
class A { var log: [String] = []; var v: Int { get { log.append("get"); return 1 } set { log.append("set \(newValue)") } } }
class B: A { override var v: Int { get { super.v + 1 } set { super.v = newValue * 2 } } }
let b = B(); b.v += 5; print(b.v, b.log)
