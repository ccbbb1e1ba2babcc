/// `AttributedString` and `NSAttributedString`: the characters, with attributes of the whole.
enum AttributedStringType {
    private static let attributes =
        "font foregroundColor backgroundColor underlineStyle strikethroughStyle kern tracking baselineOffset link "
        + "inlinePresentationIntent underlineColor strikethroughColor shadow"

    static let type = NativeType("AttributedString", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("()") { _ in AttributedStringValue("").asValue }
        for signature in [
            "(_ string: String, attributes: Any? = nil)", "(stringLiteral: String)",
            "(markdown: String, options: Any? = nil)",
            "(localized: String)"
        ] {
            type.initializer(signature) { call in
                let text: String = try call.get(0)
                return AttributedStringValue(signature.hasPrefix("(markdown") ? MarkdownText.plain(text) : text).asValue
            }
        }
        type.fromStringLiteral = { AttributedStringValue($0).asValue }
        type.get("characters") { (string: AttributedStringValue) in .string(string.text) }
        type.get("description") { (string: AttributedStringValue) in .string(string.text) }
        for name in attributes.split(separator: " ").map(String.init) {
            type.properties[name] = NativeProperty(
                type: name == "font"
                    ? "Font?" : name.hasSuffix("Color") ? "Color?" : name.hasSuffix("Style") ? "Text.LineStyle?" : "",
                get: { AttributedStringValue.converted(from: $0)?.attributes[name] ?? .none },
                set: { value, new in
                    guard var string = AttributedStringValue.converted(from: value) else { return }
                    string.attributes[name] = new
                    value = string.asValue
                })
        }
        // Attributes are those of the whole, so any part that is asked for is the whole.
        type.method("range", "(of text: String, options: Any? = nil) -> Any?") { call in
            let string: AttributedStringValue = try call.me()
            let wanted = Array(try call.get(0, as: String.self))
            let characters = Array(string.text)
            guard !wanted.isEmpty, wanted.count <= characters.count else { return .none }
            for start in 0...(characters.count - wanted.count)
            where characters[start..<(start + wanted.count)].elementsEqual(wanted) {
                return .range(RangeValue(lower: .int(start), upper: .int(start + wanted.count), isClosed: false))
            }
            return .none
        }
        type.subscripts.append(
            NativeFunction("(_ range: Any) -> AttributedString") { call in
                try call.me(as: AttributedStringValue.self).asValue
            })
        type.subscriptSetters.append(
            NativeFunction("(_ range: Any, _ value: AttributedString)", mutating: true) { _ in .void })
        type.mutatingMethod("append", "(_ other: AttributedString)") { call in
            var string: AttributedStringValue = try call.me()
            string.text += try call.get(0, as: AttributedStringValue.self).text
            call.receiver = string.asValue
            return .void
        }
        type.op("+", "(_ other: AttributedString) -> AttributedString") { call in
            var string: AttributedStringValue = try call.me()
            string.text += try call.get(0, as: AttributedStringValue.self).text
            return string.asValue
        }
    }

    static let objective = NativeType("NSAttributedString", conforms: "Equatable Hashable") { type in
        type.initializer("(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { call in
            AttributedStringValue(try call.get(0)).asValue
        }
        type.get("string") { (string: AttributedStringValue) in .string(string.text) }
        type.get("length") { (string: AttributedStringValue) in .int(string.text.utf16.count) }
    }
}

/// An AttributedString.
public struct AttributedStringValue: NativeValue {
    public var text: String
    /// Attributes of the whole, by name.
    public var attributes: [String: Value] = [:]

    public init(_ text: String) { self.text = text }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
    public var hashText: String { "AttributedString:" + text }
    public var debugText: String { text }
}

extension AttributedStringValue: NativeConvertible {
    static let sourceName = "AttributedString"
}

/// The characters that inline Markdown shows: without marks of emphasis, code and links.
enum MarkdownText {
    static func plain(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            if character == "\\", rest.count > 1 {
                rest = rest.dropFirst()
                result.append(rest.removeFirst())
            } else if character == "[", let link = link(rest) {
                result += plain(link.text)
                rest = link.rest
            } else if "*`~".contains(character) || (character == "_" && !isInWord(result, rest)) {
                rest = rest.dropFirst()
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func isInWord(_ before: String, _ rest: Substring) -> Bool {
        let after = rest.dropFirst().first
        return (before.last.map { $0.isLetter || $0.isNumber } ?? false)
            && (after.map { $0.isLetter || $0.isNumber } ?? false)
    }

    /// The text of `[text](target)` at the start.
    private static func link(_ text: Substring) -> (text: String, rest: Substring)? {
        guard let end = text.firstIndex(of: "]") else { return nil }
        let target = text[text.index(after: end)...]
        guard target.first == "(", let close = target.firstIndex(of: ")") else { return nil }
        return (String(text[text.index(after: text.startIndex)..<end]), target[target.index(after: close)...])
    }
}
