/// Colours Swift source for a terminal; the text itself is not changed.
public enum SwiftHighlighter {
    private static let keywords: Set<String> = [
        "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "open", "private",
        "protocol", "public", "repeat", "return", "self", "Self", "set", "some", "static", "struct", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while", "any"
    ]

    /// The source with ANSI colours: comments dim, strings red, numbers yellow, keywords magenta, types cyan.
    public static func ansi(_ source: String) -> String {
        var out = ""
        var rest = Substring(source)
        while let first = rest.first {
            let token: Substring
            let code: String?
            if rest.hasPrefix("//") {
                token = rest.prefix { !$0.isNewline }
                code = "2"
            } else if rest.hasPrefix("/*") {
                token = blockComment(rest)
                code = "2"
            } else if first == "\"" {
                token = string(rest)
                code = "31"
            } else if first.isNumber {
                token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
                code = "33"
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                token = rest.prefix(1) + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                code = color(of: token, first)
            } else {
                token = rest.prefix(1)
                code = nil
            }
            if let code { out += "\u{1B}[\(code)m\(token)\u{1B}[0m" } else { out += token }
            rest = rest.dropFirst(max(1, token.count))
        }
        return out
    }

    private static func color(of word: Substring, _ first: Character) -> String? {
        if first == "@" || first == "#" || keywords.contains(String(word)) { return "35" }
        return first.isUppercase ? "36" : nil
    }

    private static func string(_ text: Substring) -> Substring {
        if text.hasPrefix("\"\"\"") {
            var index = text.index(text.startIndex, offsetBy: 3)
            while index < text.endIndex, !text[index...].hasPrefix("\"\"\"") { index = text.index(after: index) }
            return text[..<(text.index(index, offsetBy: 3, limitedBy: text.endIndex) ?? text.endIndex)]
        }
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, text[index] != "\"", !text[index].isNewline {
            if text[index] == "\\" { index = text.index(after: index) }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return text[..<(index < text.endIndex ? text.index(after: index) : index)]
    }

    private static func blockComment(_ text: Substring) -> Substring {
        var index = text.index(text.startIndex, offsetBy: 2)
        while index < text.endIndex, !text[index...].hasPrefix("*/") { index = text.index(after: index) }
        return text[..<(text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex)]
    }
}
