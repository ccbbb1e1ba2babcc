import Diagnostics

extension RecipeDocument {
    /// Reads a plain Swift file: its name is the title, its first comment the description, all of it the snippet.
    mutating func readSwift(_ text: String) {
        guard text.utf8.count <= Limits.snippetBytes else {
            diagnostics.append(
                Diagnostic(
                    id: "snippet-too-large",
                    message: "the Swift has \(text.utf8.count) bytes, at most \(Limits.snippetBytes) are read"))
            return
        }
        let code = text.hasSuffix("\n") ? text : text + "\n"
        snippet = SourceText(name: source.name, text: code)
        var title = source.name.split(separator: "/").last.map(String.init) ?? source.name
        if title.lowercased().hasSuffix(".swift") { title.removeLast(6) }
        if title.isEmpty || title == "-" { title = "Untitled" }
        let fence = RecipeDocument.fence(around: code)
        recipe = Recipe(
            title: title, description: RecipeDocument.leadingComment(of: code),
            body: "\(fence)swift\n\(code)\(fence)\n", snippet: code)
    }

    /// A fence longer than any run of backticks in the text.
    static func fence(around text: String) -> String {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return String(repeating: "`", count: max(3, longest + 1))
    }

    /// The text of the first documentation comment or comment before any code but imports, or `nil`.
    static func leadingComment(of code: String) -> String? {
        var words: [String] = []
        var isInBlock = false
        var rest = Substring(code)
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let text = trimmed(rest[..<end])
            rest = end == rest.endIndex ? "" : rest[rest.utf8.index(after: end)...]
            if isInBlock {
                isInBlock = !text.hasSuffix("*/")
                words.append(trimmed(text.replacing("*/", with: "").drop { $0 == "*" }))
            } else if text.hasPrefix("///") || text.hasPrefix("//") {
                words.append(trimmed(text.drop { $0 == "/" }))
            } else if text.hasPrefix("/*") {
                isInBlock = !text.hasSuffix("*/")
                words.append(trimmed(text.dropFirst(2).drop { $0 == "*" }.replacing("*/", with: "")))
            } else if words.contains(where: { !$0.isEmpty }) || !(text.isEmpty || text.hasPrefix("import ")) {
                break
            }
        }
        let comment = words.filter { !$0.isEmpty }.joined(separator: " ")
        return comment.isEmpty ? nil : comment
    }
}
