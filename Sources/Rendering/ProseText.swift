/// Sets Markdown prose for a terminal: wrapped paragraphs, lists kept, emphasis as it is written.
public enum ProseText {
    /// The text wrapped to `width` columns; lines that are indented, fenced or tables are left alone.
    public static func wrapped(_ markdown: String, width: Int) -> String {
        var out: [String] = []
        var paragraph: [Substring] = []
        var isFenced = false
        func flush() {
            guard !paragraph.isEmpty else { return }
            out += wrap(paragraph.joined(separator: " "), width: width)
            paragraph = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") { isFenced.toggle() }
            let isVerbatim =
                isFenced || trimmed.hasPrefix("```") || line.hasPrefix("    ") || trimmed.hasPrefix("|")
                || trimmed.hasPrefix("#") || trimmed.isEmpty
            if isVerbatim {
                flush()
                out.append(String(line))
            } else {
                if isListItem(trimmed) { flush() }
                paragraph.append(line)
            }
        }
        flush()
        return out.joined(separator: "\n")
    }

    private static func isListItem(_ line: Substring) -> Bool {
        line.hasPrefix("- ") || line.hasPrefix("* ") || line.prefix { $0.isNumber }.count > 0 && line.contains(". ")
    }

    private static func wrap(_ text: String, width: Int) -> [String] {
        let indent = String(text.prefix { $0 == " " })
        let hanging = isListItem(text.drop { $0 == " " }) ? indent + "  " : indent
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = (lines.isEmpty ? indent : hanging) + word
            } else if line.count + 1 + word.count <= max(20, width) {
                line += " " + word
            } else {
                lines.append(line)
                line = hanging + word
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}
