/// `AttributedString`, `NSAttributedString` and what their attributes are made of.
enum AttributedStringType {
    private static let attributes =
        "font foregroundColor backgroundColor underlineStyle strikethroughStyle kern tracking baselineOffset link "
        + "inlinePresentationIntent underlineColor strikethroughColor shadow"

    static let type = NativeType("AttributedString", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("()") { _ in AttributedStringValue("").asValue }
        for signature in [
            "(_ string: String, attributes: Any? = nil)", "(stringLiteral: String)",
            "(_ part: AttributedString)"
        ] {
            type.initializer(signature) { call in
                if let part = try? call.get(0, as: AttributedStringValue.self) { return part.asValue }
                return AttributedStringValue(try call.get(0)).asValue
            }
        }
        type.initializer("(localized: LocalizedStringKey|String, comment: String? = nil)") { call in
            if case .native(let key as LocalizedStringKeyValue) = call.value(0) {
                return AttributedStringValue(markdown: key.key, plain: key.values).asValue
            }
            return AttributedStringValue(markdown: try call.get(0)).asValue
        }
        type.initializer("(markdown: String, options: Any? = nil)") { call in
            AttributedStringValue(markdown: try call.get(0)).asValue
        }
        type.fromStringLiteral = { AttributedStringValue($0).asValue }
        type.get("characters") { (string: AttributedStringValue) in .string(string.text) }
        type.get("description") { (string: AttributedStringValue) in .string(string.text) }
        type.get("startIndex") { (_: AttributedStringValue) in .int(0) }
        type.get("endIndex") { (string: AttributedStringValue) in .int(string.text.count) }
        for name in attributes.split(separator: " ").map(String.init) {
            type.properties[name] = NativeProperty(
                type: name == "font"
                    ? "Font?"
                    : name.hasSuffix("Color")
                        ? "Color?"
                        : name.hasSuffix("Style")
                            ? "Text.LineStyle?" : name.hasSuffix("Intent") ? "InlinePresentationIntent?" : "",
                get: { AttributedStringValue.converted(from: $0)?[name] ?? .none },
                set: { value, new in
                    guard var string = AttributedStringValue.converted(from: value) else { return }
                    string[name] = new
                    value = string.asValue
                })
        }
        type.method("range", "(of text: String, options: Any? = nil) -> Any?") { call in
            let string: AttributedStringValue = try call.me()
            return string.range(of: try call.get(0, as: String.self)).map { range in
                .range(RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false))
            } ?? .none
        }
        addParts(&type)
    }

    private static func addParts(_ type: inout NativeType) {
        type.subscripts.append(
            NativeFunction("(_ range: Any) -> AttributedString") { call in
                let string: AttributedStringValue = try call.me()
                return string[places(call.value(0), in: string)].asValue
            })
        type.subscriptSetters.append(
            NativeFunction("(_ range: Any, _ value: AttributedString)", mutating: true) { call in
                var string: AttributedStringValue = try call.me()
                string[places(call.value(0), in: string)] = try call.get(1, as: AttributedStringValue.self)
                call.receiver = string.asValue
                return .void
            })
        type.mutatingMethod("append", "(_ other: AttributedString)") { call in
            var string: AttributedStringValue = try call.me()
            string.runs += try call.get(0, as: AttributedStringValue.self).runs
            call.receiver = string.asValue
            return .void
        }
        type.op("+", "(_ other: AttributedString) -> AttributedString") { call in
            var string: AttributedStringValue = try call.me()
            string.runs += try call.get(0, as: AttributedStringValue.self).runs
            return string.asValue
        }
    }

    /// The places that a range of indices names.
    private static func places(_ value: Value, in string: AttributedStringValue) -> Range<Int> {
        let count = string.text.count
        guard case .range(let range) = value else { return 0..<count }
        func place(_ bound: Value?, _ fallback: Int) -> Int {
            guard case .int(let place)? = bound else { return fallback }
            return min(max(place, 0), count)
        }
        let lower = place(range.lower, 0)
        let upper = place(range.upper, count)
        return lower..<max(lower, range.isClosed && range.upper != nil ? min(upper + 1, count) : upper)
    }

    static let objective = NativeType("NSAttributedString", conforms: "Equatable Hashable") { type in
        type.initializer("(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { call in
            AttributedStringValue(try call.get(0)).asValue
        }
        type.get("string") { (string: AttributedStringValue) in .string(string.text) }
        type.get("length") { (string: AttributedStringValue) in .int(string.text.utf16.count) }
    }

    static let presentationIntent = NativeType.tokens("InlinePresentationIntent", "emphasized stronglyEmphasized code")
    {
        $0.fromArrayLiteral = { .array($0) }
    }
}
