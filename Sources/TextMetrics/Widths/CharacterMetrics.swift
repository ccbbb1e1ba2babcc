/// The advance of one user-perceived character.
struct CharacterMetrics {
    /// In `FontWidths.unit`.
    var advance: Int
    /// The place in the tables, if the character is measured there.
    var tableIndex: Int?
    /// Whether the advance is estimated from the character's kind.
    var isApproximate = false

    init(_ character: Character, font: FontWidths) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            advance = 0
            return
        }
        if CharacterMetrics.isEmoji(scalars, first: first) {
            advance = FontWidths.units(CharacterMetrics.emojiAdvance(size: font.key.size))
            return
        }
        if let index = CharacterTable.shared.index(of: first) {
            let code = first.value
            advance = code < 0x7F ? font.asciiAdvances[Int(code)] : font.advance(index: index)
            tableIndex = index
            return
        }
        let kind = ScriptKind(first)
        advance = font.length(ems: kind.ems)
        isApproximate = kind.isApproximate
    }

    /// Whether a character is drawn as an emoji.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
        if first.value < 0xA9 {
            // Digits, # and * become emoji as keycaps only.
            return scalars.count > 1 && scalars.contains { $0.value == 0x20E3 }
        }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
    }

    /// The advance of an emoji in points: a model of the recorded sizes (docs/text.md, "Emoji").
    static func emojiAdvance(size: Double) -> Double {
        let glyph: Double
        switch size {
        case ...16: glyph = 1.25 * size
        case ...18: glyph = 20
        case ...22: glyph = 20 + (size - 18) / 2
        default: glyph = size
        }
        return (glyph * 8 / 7).rounded()
    }
}

/// What a character outside the tables is measured as.
enum ScriptKind {
    case invisible, tab, ideograph, kana, hangul, other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x09: self = .tab
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF:
            self = .invisible
        case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: self = .hangul
        case 0x2E80...0x303F, 0x3100...0x312F, 0x31A0...0x31EF, 0x3200...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
            self = .ideograph
        default: self = .other
        }
    }

    /// The advance in em; only that of ideographs was recorded (two of them at 17 points are 34.667 wide at 3x).
    var ems: Double {
        switch self {
        case .invisible: 0
        case .tab: 1.1
        case .ideograph: 1.0172
        case .kana: 1
        case .hangul: 0.92
        case .other: 0.6
        }
    }

    var isApproximate: Bool { self == .kana || self == .hangul || self == .other || self == .tab }
}
