import Vocabulary

extension Interpreter {
    /// Whether values may have to change to be of a type.
    func mayCoerce(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _):
            return name == "Double" || Self.doubleNames.contains(name) || name == "Character" || name == "Float"
                || SizedInteger.Kind(name: name) != nil
        case .optional(let wrapped): return mayCoerce(wrapped)
        case .array(let element): return mayCoerce(element)
        case .dictionary(let key, let value): return mayCoerce(key) || mayCoerce(value)
        case .tuple(_, let elements): return elements.contains { mayCoerce($0) } || elements.count > 1
        case .anyOf: return wantsDouble(type)
        default: return false
        }
    }

    func coerce(_ value: Value, to type: TypeName) -> Value {
        switch (value, type) {
        case (.none, _): return value
        case (.double, _):
            return SizedNumbers.isFloat(type) ? SizedNumbers.converted(value, to: type) ?? value : value
        case (.int(let number), _):
            if let sized = SizedNumbers.converted(value, to: type) { return sized }
            if wantsDouble(type) { return .double(Double(number)) }
            return value
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
}
