/// Writes diagnostics for people: `file:line:column: error: message [id]`, the line with carets under it, and hints.
public struct DiagnosticPrinter: Sendable {
    /// Whether to use ANSI colours.
    public var color: Bool
    /// How many are shown before the rest is only counted.
    public var limit: Int

    public init(color: Bool = false, limit: Int = 20) {
        self.color = color
        self.limit = limit
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
        out += " \(TerminalText.escaped(diagnostic.message)) [\(diagnostic.id)]\n"
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
        let lead = String(decoding: utf8.prefix(before), as: UTF8.self)
        let marked = String(
            decoding: utf8.dropFirst(before).prefix(max(1, range.upperBound - range.lowerBound)), as: UTF8.self)
        let indent = lead.map { $0 == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width(of: $0)) }.joined()
        let carets = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + TerminalText.width(of: $1) }))
        let gutter = String(repeating: " ", count: number.count)
        return "  \(number) | \(TerminalText.escaped(line))\n  \(gutter) | \(indent)\(paint(carets, for: severity))\n"
    }

    private func paint(_ text: String, for severity: Diagnostic.Severity) -> String {
        guard color else { return text }
        let code = severity == .error ? "31" : severity == .warning ? "33" : "36"
        return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
    }
}
