import Foundation

/// The stable, readable names of recipes.
public enum Slug {
    /// The longest slug made from a title, in characters.
    public static let maximumLength = 80

    /// The slug of a title: its ASCII letters and digits in lower case without accents, other runs turned into `-`.
    ///
    /// A title without any such letter gives `recipe-` and a number made from its text, so that it is always the same.
    public static func make(from title: String) -> String {
        var words: [String] = []
        var word = ""
        let isASCII = title.utf8.allSatisfy { $0 < 0x80 }
        for scalar in (isASCII ? title : title.decomposedStringWithCompatibilityMapping).unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
            case "A"..."Z": word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case "ß": word += "ss"
            case "'", "’", "\u{300}"..."\u{36F}": continue
            default:
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        var slug = ""
        for word in words {
            let longer = slug.isEmpty ? word : slug + "-" + word
            if longer.utf8.count > maximumLength { break }
            slug = longer
        }
        if slug.isEmpty, let first = words.first { slug = String(first.prefix(maximumLength)) }
        return slug.isEmpty ? "recipe-" + String(StableHash.of(title), radix: 36) : slug
    }

    /// Whether `text` is a slug: `[a-z0-9]` words joined by single `-`, at most 100 characters.
    public static func isValid(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 100, text.utf8.first != UInt8(ascii: "-"),
            text.utf8.last != UInt8(ascii: "-"), !text.contains("--")
        else { return false }
        return text.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: "-")
        }
    }
}

/// A hash that is the same in every run and on every machine (64-bit FNV-1a), unlike `Hasher`.
public enum StableHash {
    /// The hash of the UTF-8 bytes of a text.
    public static func of(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// The hash as 16 hexadecimal digits.
    public static func text(of text: String) -> String {
        let digits = String(of(text), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
