import Vocabulary

extension Interpreter {
    /// Whether values may have to change to be of a type.
    func mayCoerce(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _):
            return name == "Double" || Self.doubleNames.contains(name) || name == "Character" || name == "Float"
                || SizedInteger.Kind(name: name) != nil || mayBeElsewhere && Self.plainNames.contains(name)
        case .optional(let wrapped): return mayCoerce(wrapped)
        case .array(let element): return mayBeElsewhere || mayCoerce(element)
        case .dictionary(let key, let value): return mayBeElsewhere || mayCoerce(key) || mayCoerce(value)
        case .tuple(_, let elements): return elements.contains { mayCoerce($0) } || elements.count > 1
        case .anyOf: return wantsDouble(type)
        default: return false
        }
    }

    func coerce(_ value: Value, to type: TypeName) -> Value {
        switch (value, type) {
        case (.none, _): return value
        case (.native(let native), _) where native.isExactly(OutsideValue.self):
            return value.outside?.madeUpText.flatMap { madeUp($0, as: type) } ?? value
        case (.double, _):
            return SizedNumbers.isFloat(type) ? SizedNumbers.converted(value, to: type) ?? value : value
        case (.int(let number), _):
            if let sized = SizedNumbers.converted(value, to: type) { return sized }
            if wantsDouble(type) { return .double(Double(number)) }
            return value
        case (.string(let text), .named("NSString", _)): return .native(NSStringValue(text))
        case (.native(let text as NSStringValue), .named("String", _)): return .string(text.text)
        case (.enumeration, .named("NSError", _)), (.instance, .named("NSError", _)), (.object, .named("NSError", _)):
            return foundationError(of: value)
        case (.string(let text), .named("Character", _)) where text.count == 1:
            return text.first.map { .character($0) } ?? value
        case (_, .optional(let wrapped)): return coerce(value, to: wrapped)
        case (.array(let elements), .array(let element)):
            // Arrays are of one type: the first element tells.
            guard let first = elements.first, mayCoerce(element) else { return value }
            if case .double = first, !SizedNumbers.isFloat(element) { return value }
            return .array(elements.map { coerce($0, to: element) })
        case (.dictionary(let dictionary), .dictionary(_, let element)):
            guard mayCoerce(element) else { return value }
            var result = DictionaryValue()
            for (key, value) in zip(dictionary.keys, dictionary.values) { result[key] = coerce(value, to: element) }
            return .dictionary(result)
        case (.tuple(let tuple), .tuple(let labels, let types)) where types.count == tuple.elements.count:
            return .tuple(
                TupleValue(
                    labels: labels,
                    elements: zip(tuple.elements, types).map { coerce($0, to: $1) }))
        default: return value
        }
    }

    /// Types that a made-up value takes on where it meets them, besides numbers.
    private static let plainNames: Set<String> = ["String", "Bool", "Int", "Color"]

    /// What a value of another file stands for where its type is known: a text, 0, false, nothing; `nil` for other types.
    private func madeUp(_ text: String, as type: TypeName) -> Value? {
        switch type {
        case .named("String", _): .string(text)
        case .named("Bool", _): .bool(false)
        case .named("Color", _): .native(ColorValue(.asset(text)))
        case .named(let name, _) where name == "Int" || SizedInteger.Kind(name: name) != nil:
            SizedNumbers.converted(.int(0), to: type) ?? .int(0)
        case .named where wantsDouble(type): .double(0)
        case .named where SizedNumbers.isFloat(type): SizedNumbers.converted(.double(0), to: type)
        case .array: .array([])
        case .dictionary: .dictionary(DictionaryValue())
        default: nil
        }
    }
}
