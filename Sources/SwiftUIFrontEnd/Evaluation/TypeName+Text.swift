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
