import Vocabulary

extension TypeName {
    /// The type without its outermost `?`.
    var unwrappedOnce: TypeName { if case .optional(let wrapped) = self { wrapped } else { self } }

    /// Whether this is the plain type of a name; comparing with a type made for it costs an allocation.
    func isNamed(_ name: String) -> Bool {
        if case .named(name, let arguments) = self { arguments.isEmpty } else { false }
    }

    /// The type as it is written.
    var text: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : name + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
        case .optional(let wrapped): "Optional<\(wrapped.text)>"
        case .array(let element): "Array<\(element.text)>"
        case .dictionary(let key, let value): "Dictionary<\(key.text), \(value.text)>"
        case .tuple(let labels, let elements):
            "(" + zip(labels, elements).map { ($0.map { $0 + ": " } ?? "") + $1.text }.joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.text).joined(separator: ", ") + ") -> " + result.text
        case .metatype(let type): type.text + ".Type"
        case .anyOf(let types): types.map(\.text).joined(separator: "|")
        }
    }
}

extension Interpreter {
    /// A type as a value is shown by its own name, and inside another value with what it stands in.
    func shownName(of type: TypeName, isNested: Bool) -> TypeName {
        func shown(_ type: TypeName) -> TypeName { shownName(of: type, isNested: isNested) }
        switch type {
        case .named(let name, let arguments):
            let own = index.types[name].map { isNested ? "main." + name : $0.simpleName } ?? name
            return .named(own, arguments.map(shown))
        case .optional(let inner): return .optional(shown(inner))
        case .array(let inner): return .array(shown(inner))
        case .dictionary(let key, let value): return .dictionary(shown(key), shown(value))
        default: return type
        }
    }
}
