@resultBuilder enum LinesBuilder {
    static func buildExpression(_ s: String) -> [String] { [s] }
    static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(nothing)"] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second.map { "else " + $0 } }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
    static func buildFinalResult(_ part: [String]) -> String { part.joined(separator: "|") }
}
func lines(@LinesBuilder _ content: () -> String) -> String { content() }
func page(_ n: Int, _ on: Bool) -> String {
    lines {
        "top"
        n
        if on { "on" }
        if n > 3 { "many" } else { "few" }
        for i in 0..<n where i != 1 { "row \(i)" }
        switch n { case 0: "zero"; case 1...3: "some"; default: "lots" }
        let hidden = "h\(n)"
        hidden
        if #available(iOS 17, macOS 14, *) { "new" }
    }
}
print(page(2, true)); print(page(4, false))
