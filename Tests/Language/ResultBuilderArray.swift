@resultBuilder
enum ListBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}
func list(@ListBuilder _ content: () -> [String]) -> [String] { content() }
let flag = true
print(list {
    "first"
    7
    if flag { "shown" }
    if !flag { "hidden" } else { "other" }
    for i in 1...2 { "item \(i)" }
    switch flag {
    case true: "yes"
    case false: "no"
    }
    let local = "local"
    local
})
print(list { })
