/// The list of everything that is understood, as Markdown for people.
public enum VocabularyDocument {
    /// The document; the same words give the same text.
    public static func text() -> String {
        let entries = Lexicon.entries
        var lines = [
            "# Vocabulary", "",
            "Generated from the words themselves; `recipes support --markdown` prints it.", "",
            "| level | meaning | views | modifiers |", "|---|---|---|---|"
        ]
        for level in SupportLevel.allCases {
            let views = entries.count { $0.kind == .view && $0.support == level }
            let modifiers = entries.count { $0.kind == .modifier && $0.support == level }
            lines.append("| \(level.rawValue) | \(level.meaning) | \(views) | \(modifiers) |")
        }
        for kind in WordSummary.Kind.allCases {
            lines += ["", "## \(kind == .view ? "Views" : "Modifiers")", ""]
            for entry in entries where entry.kind == kind { lines += section(of: entry) }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(of entry: WordSummary) -> [String] {
        let mark = entry.kind == .view ? "" : "."
        var lines = ["### `\(mark)\(entry.name)`", ""]
        lines.append("*\(entry.support.rawValue)*" + (entry.remark.isEmpty ? "" : ": \(entry.remark)"))
        lines += ["", "```swift"]
        for signature in entry.signatures { lines.append("\(mark)\(entry.name)\(signature)") }
        if !entry.examples.isEmpty {
            lines.append("")
            lines += entry.examples
        }
        return lines + ["```", ""]
    }
}

extension SupportLevel {
    /// What the level promises, in a few words.
    public var meaning: String {
        switch self {
        case .layout: "laid out by SwiftUI's rules"
        case .approximate: "its size is modelled, and a note says so"
        case .noLayoutEffect: "accepted; changes no frame"
        }
    }
}
