@resultBuilder
enum ListBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ s: String) -> [String] { [s] }
    static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
    static func buildEither(first: [String]) -> [String] { ["("] + first }
    static func buildEither(second: [String]) -> [String] { second + [")"] }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func make(@ListBuilder _ content: () -> [String]) -> String { content().joined(separator: " ") }
for flag in [true, false] {
    print(make {
        "a"
        1
        if flag { "yes" }
        if flag { "first" } else { "second" }
        for i in 0..<2 { i; "x\(i)" }
        switch flag { case true: "T"; case false: "F" }
        let local = "l"
        local
    })
}
