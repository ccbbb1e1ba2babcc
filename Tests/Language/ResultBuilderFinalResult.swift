struct Doc { let lines: [String] }
@resultBuilder
struct DocBuilder {
    static func buildBlock(_ parts: String...) -> [String] { parts }
    static func buildFinalResult(_ lines: [String]) -> Doc { Doc(lines: lines) }
    static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
struct Page {
    @DocBuilder var body: Doc {
        "Title"
        "Text"
    }
    @DocBuilder func footer(_ n: Int) -> Doc { "page \(n)" }
}
print(Page().body.lines, Page().footer(3).lines)
