/// Makes text from a recipe safe for one line of a terminal.
enum PlainLine {
    /// The text on one line: line breaks as `⏎`, control characters and changes of direction as `␛`.
    static func text(_ text: String) -> String {
        guard !isPlain(text) else { return text }
        var out = ""
        for character in text {
            if character.isNewline {
                out += "⏎"
            } else if character.unicodeScalars.contains(where: isUnsafe) {
                out += "␛"
            } else {
                out.append(character)
            }
        }
        return out
    }

    /// Whether a text is printable ASCII, as most are: a column each byte, and nothing to make safe.
    private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            true
        default: false
        }
    }

    /// How many columns a character takes: 2 for East Asian ideographs, kana, Hangul and emoji.
    static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
        }
    }

    /// How many columns a text takes.
    static func columns(_ text: String) -> Int {
        isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + columns($1) }
    }

    /// The text cut to a number of columns, with an ellipsis where something is missing.
    static func cut(_ text: String, to limit: Int) -> String {
        guard columns(text) > limit else { return text }
        guard limit > 0 else { return "" }
        var out = ""
        var used = 0
        for character in text {
            used += columns(character)
            guard used <= limit - 1 else { break }
            out.append(character)
        }
        return out + "…"
    }
}
