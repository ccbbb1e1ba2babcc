/// What a character means for line breaking: the part of UAX #14 that text in recipes needs.
enum LineBreakClass: UInt8 {
    case alphabetic, numeric, space, mandatory, open, close, closeParenthesis, quotation, exclamation, infix, slash
    case hyphen, breakAfter, breakBefore, dash, prefix, postfix, ideograph, glue, zeroWidthSpace, nonStarter
    case inseparable, wideOpen

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .alphabetic
            return
        }
        self = scalar.value < 0x80 ? LineBreakClass.ascii(UInt8(scalar.value)) : LineBreakClass.other(scalar)
        // A space with a mark on it is no space (LB10).
        if self == .space || self == .breakAfter, character.unicodeScalars.count > 1 { self = .alphabetic }
    }

    static func ascii(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case UInt8(ascii: " "): .space
        case 0x0A...0x0D: .mandatory
        case UInt8(ascii: "\t"), UInt8(ascii: "|"): .breakAfter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
        case UInt8(ascii: "}"): .close
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        default: .alphabetic
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: return .mandatory
        case 0xA0, 0x202F, 0x2007, 0x2011, 0x2060, 0xFEFF: return .glue
        case 0x200B: return .zeroWidthSpace
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0xAD, 0x2010, 0x2012, 0x2013, 0x2027: return .breakAfter
        case 0xB4, 0x2C8, 0x2CC: return .breakBefore
        case 0x2014: return .dash
        case 0x2024...0x2026: return .inseparable
        case 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0xAB, 0xBB, 0x2039, 0x203A: return .quotation
        case 0xA1, 0xBF, 0x201A, 0x201E: return .open
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B:
            return .wideOpen
        case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
            0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF61, 0xFF64:
            return .close
        case 0xFF01, 0xFF1F: return .exclamation
        case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30FB, 0x30FD, 0x30FE, 0xFF1A, 0xFF1B: return .nonStarter
        case 0xA3...0xA5, 0xB1, 0x20A0...0x20BF, 0x2116: return .prefix
        case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: return .postfix
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFFDC,
            0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            return .ideograph
        default:
            return scalar.properties.isEmojiPresentation ? .ideograph : .alphabetic
        }
    }

    /// Whether a line may end between two characters that no space separates.
    static func allowsBreak(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch (before, after) {
        case (.zeroWidthSpace, _): return true
        case (_, .space), (_, .mandatory), (_, .zeroWidthSpace): return false
        case (_, .glue): return before == .hyphen || before == .breakAfter
        case (.glue, _): return false
        case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .infix), (_, .slash): return false
        case (.open, _), (.wideOpen, _), (_, .quotation), (.quotation, _): return false
        case (.dash, .dash): return false
        case (.dash, _), (_, .dash): return true
        case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (_, .inseparable), (.breakBefore, _): return false
        case (.hyphen, .numeric): return false
        case (.hyphen, _), (.breakAfter, _), (_, .breakBefore): return true
        case (.slash, .numeric), (.infix, .numeric), (.infix, .alphabetic): return false
        case (.prefix, .ideograph), (.ideograph, .postfix): return false
        // Words, numbers and what belongs to a number stay together, also with brackets directly beside them.
        case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic), (.numeric, .numeric),
            (.prefix, .alphabetic), (.prefix, .numeric), (.postfix, .alphabetic), (.postfix, .numeric),
            (.alphabetic, .prefix), (.alphabetic, .postfix), (.numeric, .prefix), (.numeric, .postfix),
            (.alphabetic, .open), (.numeric, .open), (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric):
            return false
        default: return true
        }
    }

    /// Whether a line may end between two characters that only spaces separate.
    static func allowsBreakAcrossSpaces(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch after {
        case .close, .closeParenthesis, .exclamation, .infix, .slash, .mandatory: false
        default: before != .open && before != .wideOpen
        }
    }
}
