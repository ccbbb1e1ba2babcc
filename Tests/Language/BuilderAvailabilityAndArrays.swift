@resultBuilder
enum Build {
    static func buildExpression(_ s: String) -> [String] { [s] }
    static func buildExpression(_ s: [String]) -> [String] { s }
    static func buildExpression(_: Void) -> [String] { [] }
    static func buildBlock() -> [String] { ["<empty>"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part.map { ["opt("] + $0 + [")"] } ?? ["nil"] }
    static func buildEither(first: [String]) -> [String] { first.map { "1" + $0 } }
    static func buildEither(second: [String]) -> [String] { second.map { "2" + $0 } }
    static func buildArray(_ parts: [[String]]) -> [String] { ["\(parts.count):"] + parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [String]) -> [String] { part.map { $0 + "!" } }
}
func make(@Build _ body: () -> [String]) -> String { body().joined(separator: " ") }
func level(_ n: Int) -> String {
    make {
        "start"
        if n == 0 { "zero" } else if n == 1 { "one" } else if n == 2 { "two" } else { "many" }
        if n > 1 { "big"; "er" }
        for i in 0..<n { "r\(i)"; if i % 2 == 1 { "odd" } }
        if #available(macOS 10, *) { "new" }
        ["x", "y"].map { $0 + "\(n)" }
        if let half = n.isMultiple(of: 2) ? n / 2 : nil { "half \(half)" }
        switch n {
        case 0: "a"
        case 1...2: "b"
        default: "c"
        }
    }
}
for n in 0...3 { print(level(n)) }
print(make { })
print(make { if false { "never" } })
