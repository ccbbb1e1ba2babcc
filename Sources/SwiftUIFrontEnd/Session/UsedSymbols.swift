import Vocabulary

/// The SwiftUI words that a source mentions, for finding recipes by what they use.
enum UsedSymbols {
    /// Names of views, modifiers and built-in protocols in the text, sorted, each once; comments and strings are skipped.
    static func names(in text: String) -> [String] {
        var found: Set<String> = []
        var bytes = Substring(text).utf8
        var previous: UInt8 = 0
        while let byte = bytes.first {
            if bytes.starts(with: "//".utf8) {
                bytes = bytes.drop { $0 != UInt8(ascii: "\n") }
            } else if byte == UInt8(ascii: "\"") {
                bytes = afterString(bytes)
            } else if isWord(byte) {
                let word = String(decoding: bytes.prefix { isWord($0) }, as: UTF8.self)
                if isSymbol(word, afterDot: previous == UInt8(ascii: ".")) { found.insert(word) }
                bytes = bytes.dropFirst(word.utf8.count)
                previous = UInt8(ascii: "a")
                continue
            } else {
                bytes = bytes.dropFirst()
            }
            previous = byte
        }
        return found.sorted()
    }

    private static func isSymbol(_ word: String, afterDot: Bool) -> Bool {
        if afterDot { return Lexicon.modifier(named: word) != nil }
        return Lexicon.view(named: word) != nil || protocols.contains(word)
    }

    private static let protocols: Set<String> = [
        "AlignmentID", "Animatable", "ButtonStyle", "EnvironmentKey", "InsettableShape", "LayoutValueKey",
        "PreferenceKey", "ViewModifier", "HorizontalAlignment", "VerticalAlignment", "Namespace", "State", "Binding"
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func afterString(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
        var rest = bytes.dropFirst()
        while let byte = rest.first, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        return rest.dropFirst()
    }
}
