/// Writes diagnostics for people: `file:line:column: error: message [id]`, the line with carets under it, and hints.
public struct DiagnosticPrinter: Sendable {
    /// Whether to use ANSI colours.
    public var color: Bool
    /// How many are shown before the rest is only counted.
    public var limit: Int
    /// How many characters of a long line are shown around the place, and at most of a message.
    public var width: Int

    public init(color: Bool = false, limit: Int = 20, width: Int = 140) {
        self.color = color
        self.limit = limit
        self.width = max(40, width)
    }

    /// The diagnostics in the order of their places, worst first where they have none.
    public func print(_ diagnostics: [Diagnostic], in source: SourceText?) -> String {
        var out = ""
        for diagnostic in diagnostics.prefix(limit) { out += print(diagnostic, in: source) }
        if diagnostics.count > limit { out += "… and \(diagnostics.count - limit) more\n" }
        return out
    }

    /// One diagnostic, ending in a line break.
    public func print(_ diagnostic: Diagnostic, in source: SourceText?) -> String {
        var out = ""
        if let source {
            out += TerminalText.escaped(source.name) + ":"
            if let range = diagnostic.range {
                let place = source.location(of: range.lowerBound)
                out += "\(place.line):\(place.column):"
            }
            out += " "
        }
        out += paint(diagnostic.severity.rawValue + ":", for: diagnostic.severity)
        let message = diagnostic.message
        // Names that are quoted from a source may be of any length.
        let shown = message.count <= 3 * width ? message : message.prefix(3 * width) + "…"
        out += " \(TerminalText.escaped(shown)) [\(diagnostic.id)]\n"
        if let source, let range = diagnostic.range { out += excerpt(range, in: source, severity: diagnostic.severity) }
        for hint in diagnostic.hints { out += "  hint: \(TerminalText.escaped(hint))\n" }
        return out
    }

    private func excerpt(_ range: Range<Int>, in source: SourceText, severity: Diagnostic.Severity) -> String {
        let line = source.line(at: range.lowerBound)
        guard !line.isEmpty else { return "" }
        let number = String(source.location(of: range.lowerBound).line)
        let before = range.lowerBound - source.startOfLine(at: range.lowerBound)
        let utf8 = Array(line.utf8)
        let lead = Array(String(decoding: utf8.prefix(before), as: UTF8.self))
        let rest = Array(String(decoding: utf8.dropFirst(before), as: UTF8.self))
        let length = max(1, range.upperBound - range.lowerBound)
        let marked = Array(String(decoding: utf8.dropFirst(before).prefix(length), as: UTF8.self))
        // Of a long line only the part around the place is shown.
        let start = lead.count + rest.count <= width ? 0 : max(0, lead.count - width / 2)
        let end = min(rest.count, start + width - lead.count)
        let isCutBefore = start > 0
        let isCutAfter = end < rest.count
        var text = isCutBefore ? "…" : ""
        for character in lead[start...] { text.append(character) }
        for character in rest[..<end] { text.append(character) }
        if isCutAfter { text += "…" }
        let indent =
            (isCutBefore ? " " : "")
            + lead[start...].map { $0 == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width(of: $0)) }
            .joined()
        let columns = marked.prefix(end).reduce(0) { $0 + TerminalText.width(of: $1) }
        let carets = String(repeating: "^", count: max(1, columns))
        let gutter = String(repeating: " ", count: number.count)
        return "  \(number) | \(TerminalText.escaped(text))\n  \(gutter) | \(indent)\(paint(carets, for: severity))\n"
    }

    private func paint(_ text: String, for severity: Diagnostic.Severity) -> String {
        guard color else { return text }
        let code = severity == .error ? "31" : severity == .warning ? "33" : "36"
        return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
    }
}
