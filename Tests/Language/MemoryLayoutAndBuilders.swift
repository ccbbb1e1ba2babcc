print(
    MemoryLayout<Int>.size, MemoryLayout<Double>.stride, MemoryLayout<Bool>.size, MemoryLayout<UInt8>.size,
    MemoryLayout<Int32>.alignment, MemoryLayout<Float>.size)
@resultBuilder enum Lines {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ texts: [String]) -> [String] { texts }
    static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
print(Lines.buildBlock(["a"], ["b", "c"]), Lines.buildOptional(nil).count)
struct Doc {
    var lines: [String]; init(@Lines _ make: () -> [String]) { lines = make() }
    @Lines static func footer(_ n: Int) -> [String] { "--"; for i in 0..<n { i }; if n > 1 { "many" } else { "few" } }
    @Lines var body: [String] { "title"; lines; if lines.isEmpty { "none" }; Doc.footer(2) }
}
print(
    Doc {
        "x"; 4; ["y", "z"]
    }.body)
print(Doc {}.body.count, Doc.footer(1))
func section(_ title: String, @Lines content: () -> [String]) -> [String] { [title] + content().map { "  " + $0 } }
print(
    section("s") {
        "one"; if true { "two" }; for i in [7, 8] where i > 7 { i }
    })
let block: () -> [String] = { ["plain"] }
print(section("t", content: block))
