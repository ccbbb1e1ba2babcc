/// A LocalizedStringKey or LocalizedStringResource; the text stands for itself, in English.
public struct LocalizedStringKeyValue: NativeValue, Hashable, Sendable {
    public let key: String
    /// Where values were interpolated, as ranges of UTF-8 offsets: their Markdown is not read.
    public let values: [Range<Int>]

    public init(_ key: String, values: [Range<Int>] = []) {
        self.key = key
        self.values = values
    }

    /// The literal, with the marks of interpolated values escaped.
    public var debugText: String { String(reflecting: escaped) }

    /// The key with the marks of interpolated values escaped, so that it reads alike without their ranges.
    public var escaped: String {
        guard !values.isEmpty else { return key }
        var text = ""
        var offset = 0
        var value = 0
        for character in key {
            while value < values.count, values[value].upperBound <= offset { value += 1 }
            if "\\*_~`[<&".contains(character), value < values.count, values[value].contains(offset) { text += "\\" }
            text.append(character)
            offset += character.utf8.count
        }
        return text
    }
}

extension LocalizedStringKeyValue {
    /// The text without its Markdown, as somebody reads it.
    public var plain: String { InlineMarkdown.pieces(of: key, plain: values).map(\.text).joined() }

    /// Whether there is no Markdown in the key.
    public var isPlain: Bool { plain == key }
}

extension LocalizedStringKeyValue: NativeConvertible {
    static let sourceName = "LocalizedStringKey"
}

/// A part of a string literal whose values are known.
public enum InterpolationPart {
    case literal(String)
    /// The text of an interpolated value.
    case value(String)
    /// An interpolated Text or Image.
    case view(CallNode)
}

extension LocalizedStringKeyValue {
    /// The value of a literal: a key, or joined texts where texts or images are interpolated.
    public static func value(of parts: [InterpolationPart]) -> Value {
        var texts: [CallNode] = []
        var key = ""
        var values: [Range<Int>] = []
        func finish() -> [CallNode] {
            guard !key.isEmpty else { return [] }
            let content = LocalizedStringKeyValue(key, values: values).asValue
            (key, values) = ("", [])
            return [CallNode(word: TextView.name, arguments: [Argument(name: "content", value: content)])]
        }
        for part in parts {
            switch part {
            case .literal(let text): key += text
            case .value(let text):
                let start = key.utf8.count
                key += text
                values.append(start..<key.utf8.count)
            case .view(let view):
                texts += finish()
                texts.append(
                    view.word == TextView.name
                        ? view
                        : CallNode(word: TextView.name, arguments: [Argument(name: "image", value: .view(view))]))
            }
        }
        if texts.isEmpty { return LocalizedStringKeyValue(key, values: values).asValue }
        return .view(CallNode(word: TextView.name, children: texts + finish()))
    }

    /// Whether a view is interpolated as itself, not as a description.
    public static func takes(_ view: CallNode) -> Bool { view.word == TextView.name || view.word == ImageView.name }
}
