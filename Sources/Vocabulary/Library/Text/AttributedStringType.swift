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
                var string: AttributedStringValue
                if let part = try? call.get(0, as: AttributedStringValue.self) {
                    string = part
                    string.start = 0
                } else {
                    string = AttributedStringValue(try call.get(0))
                }
                if let container = AttributeContainerValue.converted(from: call.value(1)) {
                    string.merge(container.attributes)
                }
                return string.asValue
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
        // Those of NSAttributedString, which is the same value.
        type.get("string") { (string: AttributedStringValue) in .string(string.text) }
        type.get("length") { (string: AttributedStringValue) in .int(string.text.utf16.count) }
        type.get("startIndex") { (string: AttributedStringValue) in .int(string.start) }
        type.get("endIndex") { (string: AttributedStringValue) in .int(string.start + string.text.count) }
        type.get("range") { (string: AttributedStringValue) in
            let end = string.start + string.text.count
            return .range(RangeValue(lower: .int(string.start), upper: .int(end), isClosed: false))
        }
        type.get("runs") { (string: AttributedStringValue) in .array(string.parts.map(\.asValue)) }
        for name in NameList.names(in: attributes) {
            type.properties[name] = NativeProperty(
                type: wanted(name),
                get: { AttributedStringValue.converted(from: $0)?[name] ?? .none },
                set: { value, new in
                    guard var string = AttributedStringValue.converted(from: value) else { return }
                    string[name] = new
                    value = string.asValue
                })
        }
        type.method("range", "(of text: String, options: Any? = nil) -> Any?") { call in
            let string: AttributedStringValue = try call.me()
            let ignoresCase = call.has(1) && call.value(1).sourceText.contains("caseInsensitive")
            return string.range(of: try call.get(0, as: String.self), ignoringCase: ignoresCase).map { range in
                .range(RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false))
            } ?? .none
        }
        for (name, changes) in [
            ("mergeAttributes", true), ("setAttributes", true), ("mergingAttributes", false),
            ("settingAttributes", false)
        ] {
            let signature = "(_ attributes: AttributeContainer, mergePolicy: Any? = nil)"
            let body: NativeFunction.Body = { call in
                var string: AttributedStringValue = try call.me()
                if name.hasPrefix("set") { for place in string.runs.indices { string.runs[place].attributes = [:] } }
                string.merge(try call.get(0, as: AttributeContainerValue.self).attributes)
                guard changes else { return string.asValue }
                call.receiver = string.asValue
                return .void
            }
            type.methods[name] = [NativeFunction(signature, mutating: changes, body)]
        }
        addParts(&type)
        addObjectMethods(&type)
    }

    /// Attributes without a string.
    static let container = NativeType("AttributeContainer", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("()") { _ in AttributeContainerValue().asValue }
        for name in attributes.split(separator: " ").map(String.init) {
            let attributeType = wanted(name)
            type.properties[name] = NativeProperty(
                type: attributeType,
                get: { AttributeContainerValue.converted(from: $0)?.attributes[name] ?? .none },
                set: { value, new in
                    guard var container = AttributeContainerValue.converted(from: value) else { return }
                    container.attributes[name] = new
                    value = container.asValue
                })
            type.method(name, "(_ value: \(attributeType.isEmpty ? "Any" : attributeType)) -> AttributeContainer") {
                call in
                var container: AttributeContainerValue = try call.me()
                container.attributes[name] = call.value(0)
                return container.asValue
            }
        }
        type.mutatingMethod("merge", "(_ other: AttributeContainer, mergePolicy: Any? = nil)") { call in
            var container: AttributeContainerValue = try call.me()
            let other: AttributeContainerValue = try call.get(0)
            container.attributes.merge(other.attributes) { _, new in new }
            call.receiver = container.asValue
            return .void
        }
    }

    /// The type of an attribute in the notation of signatures.
    private static func wanted(_ name: String) -> String {
        switch name {
        case "font": "Font?"
        case "inlinePresentationIntent": "InlinePresentationIntent?"
        case _ where name.hasSuffix("Color"): "Color?"
        case _ where name.hasSuffix("Style"): "Text.LineStyle?"
        default: ""
        }
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
            return min(max(place - string.start, 0), count)
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
        addObjectMethods(&type)
    }

    static let presentationIntent = NativeType.tokens("InlinePresentationIntent", "emphasized stronglyEmphasized code")
    {
        $0.fromArrayLiteral = { .array($0) }
    }
}
