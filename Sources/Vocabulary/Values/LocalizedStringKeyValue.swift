/// A LocalizedStringKey or LocalizedStringResource: Markdown with the values of its interpolations, which are shown as
/// they are. The text stands for itself, in English.
public struct LocalizedStringKeyValue: NativeValue {
    /// What an interpolation gives.
    public enum Argument {
        case text(String)
        /// A Text or an Image.
        case view(CallNode)
    }

    /// A stretch that is shown with one look.
    enum Part {
        case text(String)
        case view(CallNode)
    }

    /// The literal, with one mark of `mark(_:)` where an argument stands.
    public let format: String
    public let arguments: [Argument]

    /// A key; a `format` of arguments holds their marks.
    public init(_ format: String, arguments: [Argument] = []) {
        self.format = format
        self.arguments = arguments
    }

    /// What stands in the format for an argument: characters for private use that no font shows.
    public static func mark(_ index: Int) -> Character {
        Unicode.Scalar(firstMark + UInt32(index % 0xFFF0)).map(Character.init) ?? "\u{F0000}"
    }

    private static let firstMark: UInt32 = 0xF0000

    /// The text without Markdown and with its arguments, as somebody reads it.
    public var plain: String {
        pieces.flatMap(\.parts).map {
            switch $0 {
            case .text(let text): text
            case .view(let node): node.shownTexts.joined()
            }
        }.joined()
    }

    /// Whether the key is only text: no Markdown, no image and no text with a look of its own.
    public var isPlain: Bool {
        let isText = arguments.allSatisfy { if case .text = $0 { true } else { false } }
        return isText && plain == key
    }

    /// The literal with its arguments, Markdown as it is written.
    var key: String {
        parts(of: format).map {
            switch $0 {
            case .text(let text): text
            case .view(let node): node.shownTexts.joined()
            }
        }.joined()
    }

    /// The pieces that Markdown makes, each with its texts and views.
    var pieces: [(look: InlineMarkdown.Piece, parts: [Part])] {
        InlineMarkdown.pieces(of: format).map { ($0, parts(of: $0.text)) }
    }

    private func parts(of text: String) -> [Part] {
        guard !arguments.isEmpty else { return [.text(text)] }
        var parts: [Part] = []
        var current = ""
        for character in text {
            guard let argument = argument(at: character) else {
                current.append(character)
                continue
            }
            switch argument {
            case .text(let text): current += text
            case .view(let node):
                if !current.isEmpty { parts.append(.text(current)) }
                current = ""
                parts.append(.view(node))
            }
        }
        if !current.isEmpty || parts.isEmpty { parts.append(.text(current)) }
        return parts
    }

    private func argument(at character: Character) -> Argument? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            scalar.value >= Self.firstMark
        else { return nil }
        let index = Int(scalar.value - Self.firstMark)
        return index < arguments.count ? arguments[index] : nil
    }

    public var debugText: String { "\"\(key)\"" }

    public func isEqual(to other: any NativeValue) -> Bool? {
        (other as? LocalizedStringKeyValue).map { $0.key == key }
    }
}

extension LocalizedStringKeyValue: NativeConvertible {
    static let sourceName = "LocalizedStringKey"
}
