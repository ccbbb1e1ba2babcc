/// Which characters the sets of Foundation hold.
public enum CharacterSets {
    /// Whether a set holds a character; values that are no set hold none.
    public static func contains(_ character: Character, in set: any NativeValue) -> Bool {
        if let call = set as? TokenCall {
            if case .string(let members)? = call.argument("charactersIn") { return members.contains(character) }
            guard let base = call.base else { return false }
            let isInBase = contains(character, in: base)
            if call.name == "inverted" { return !isInBase }
            var isInOther = false
            switch call.arguments.first?.value {
            case .native(let other)?: isInOther = contains(character, in: other)
            case .string(let members)?: isInOther = members.contains(character)
            case .character(let member)?: isInOther = member == character
            default: break
            }
            switch call.name {
            case "union", "formUnion", "insert": return isInBase || isInOther
            case "intersection", "formIntersection": return isInBase && isInOther
            case "subtracting", "subtract", "remove": return isInBase && !isInOther
            default: return isInBase != isInOther
            }
        }
        guard let token = set as? Token else { return false }
        let inverted = ".inverted"
        guard !token.name.hasSuffix(inverted) else {
            return !contains(character, in: Token(token.typeName, String(token.name.dropLast(inverted.count))))
        }
        return contains(character, named: token.name)
    }

    private static func contains(_ character: Character, named name: String) -> Bool {
        switch name {
        case "whitespaces": character.isWhitespace && !character.isNewline
        case "newlines": character.isNewline
        case "whitespacesAndNewlines": character.isWhitespace
        case "letters": character.isLetter
        case "decimalDigits": character.isWholeNumber
        case "alphanumerics": character.isLetter || character.isNumber
        case "punctuationCharacters": character.isPunctuation
        case "symbols": character.isSymbol
        case "uppercaseLetters": character.isUppercase
        case "lowercaseLetters": character.isLowercase
        case "urlQueryAllowed", "urlFragmentAllowed": isPlain(character) || "!$&'()*+,;=:@/?".contains(character)
        case "urlPathAllowed": isPlain(character) || "!$&'()*+,;=:@/".contains(character)
        case "urlHostAllowed": isPlain(character) || "!$&'()*+,;=:[]".contains(character)
        case "urlUserAllowed", "urlPasswordAllowed": isPlain(character) || "!$&'()*+,;=".contains(character)
        default: character.isLetter || character.isNumber || "-._~".contains(character)
        }
    }

    /// Whether a character stands for itself in every part of a URL.
    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
    }
}
