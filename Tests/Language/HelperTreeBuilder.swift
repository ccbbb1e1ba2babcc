protocol Node { func render(_ depth: Int) -> [String] }
struct Leaf: Node {
    let text: String; func render(_ depth: Int) -> [String] { [String(repeating: "  ", count: depth) + text] }
}
struct Group: Node {
    let name: String; let children: [any Node]
    init(_ name: String, @NodeBuilder _ content: () -> [any Node]) { self.name = name; children = content() }
    func render(_ depth: Int) -> [String] { Leaf(text: name).render(depth) + children.flatMap { $0.render(depth + 1) } }
}
@resultBuilder struct NodeBuilder {
    static func buildExpression(_ node: some Node) -> [any Node] { [node] }
    static func buildExpression(_ text: String) -> [any Node] { [Leaf(text: text)] }
    static func buildExpression(_ nodes: [any Node]) -> [any Node] { nodes }
    static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Node]?) -> [any Node] { part ?? [] }
    static func buildEither(first: [any Node]) -> [any Node] { first }
    static func buildEither(second: [any Node]) -> [any Node] { second }
    static func buildArray(_ parts: [[any Node]]) -> [any Node] { parts.flatMap { $0 } }
    static func buildFinalResult(_ nodes: [any Node]) -> [any Node] { nodes }
}
func menu(_ items: [String], admin: Bool) -> Group {
    Group("menu") {
        "home"
        for item in items { Group(item) { if item.count > 3 { "long" } else { "short" } } }
        if admin { Leaf(text: "admin"); "users" }
        let extra = items.isEmpty ? "none" : "\(items.count) items"
        extra
        switch items.first {
        case "a"?: "starts with a";
        case let first?: "first \(first)";
        case nil: "nothing"
        }
        items.dropFirst().map { Leaf(text: "more \($0)") }
    }
}
menu(["a", "book"], admin: true).render(0).forEach { print($0) }
print(menu([], admin: false).render(0))
@resultBuilder enum SumBuilder {
    static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) };
    static func buildPartialBlock(first: Int) -> Int { first };
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@SumBuilder func digits() -> Int { 1; 2; 3 }
struct Config { @SumBuilder var code: Int { 4; 5 }; static func make(@SumBuilder _ f: (Int) -> Int) -> Int { f(7) } }
print(
    digits(), Config().code,
    Config.make {
        $0; 8
    })
