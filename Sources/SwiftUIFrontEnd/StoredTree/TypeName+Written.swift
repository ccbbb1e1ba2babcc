import Vocabulary

extension TypeName {
    /// The type as `init(written:)` reads it.
    var written: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : name + "<" + arguments.map(\.written).joined(separator: ", ") + ">"
        case .optional(let wrapped):
            if case .function = wrapped { "(\(wrapped.written))?" } else { wrapped.written + "?" }
        case .array(let element): "[\(element.written)]"
        case .dictionary(let key, let value): "[\(key.written): \(value.written)]"
        case .tuple(let labels, let elements):
            "(" + zip(labels, elements).map { ($0.map { $0 + ": " } ?? "") + $1.written }.joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(\.written).joined(separator: ", ") + ") -> " + result.written
        case .metatype(let type): type.written + ".Type"
        case .anyOf(let types): types.map(\.written).joined(separator: "|")
        }
    }

    /// Reads a type as `written` gives it; `nil` for anything else.
    init?(written text: String) {
        guard let type = (try? Signature(parsing: "(_ it: \(text))"))?.parameters.first?.type else { return nil }
        self = type
    }
}
