import Vocabulary

/// A place in a string, counted in characters from its start.
struct StringIndexValue: NativeValue, Hashable {
    let offset: Int
    var typeName: String { "String.Index" }
    var debugText: String { "String.Index(\(offset))" }
}

extension Value {
    static func stringIndex(_ offset: Int) -> Value { .native(StringIndexValue(offset: offset)) }

    /// The place that an index of an array or a string means.
    var place: Int? {
        switch self {
        case .int(let place): place
        case .native(let index as StringIndexValue): index.offset
        default: nil
        }
    }

    /// A place of the kind of index that this value is.
    func place(_ offset: Int) -> Value {
        if case .native(let native) = self, native is StringIndexValue { return .stringIndex(offset) }
        return .int(offset)
    }
}
