import Vocabulary

/// What a value of few and plain parts was, to see whether a write has changed it.
///
/// It holds no copy of the value itself, which would make the write copy all of it.
struct SimpleValue: Equatable {
    private var text = ""
    /// Values of SwiftUI's own types, in the order of the text.
    private var natives: [AnyHashable] = []

    /// - Returns: `nil` for a value of many parts, and one with a part that is changed in place or cannot be compared.
    init?(_ value: Value) {
        var left = 64
        guard let text = tell(value, &left) else { return nil }
        self.text = text
    }

    /// The text of a value of at most so many parts, each of them plain.
    private mutating func tell(_ value: Value, _ left: inout Int) -> String? {
        left -= 1
        guard left >= 0 else { return nil }
        switch value {
        case .none, .bool, .int, .double, .character, .size, .point, .rect, .proposal: return value.hashText
        case .string(let text): return text.utf8.count < 256 ? value.hashText : nil
        case .array(let elements): return tell(elements, &left).map { "[" + $0 + "]" }
        case .tuple(let tuple): return tell(tuple.elements, &left).map { "(" + $0 + ")" }
        case .set(let set):
            // Sets of one kind of elements in another order are rare, and then counted as a change.
            return tell(Array(set.elements), &left).map { "{" + $0 + "}" }
        case .dictionary(let dictionary):
            guard let keys = tell(Array(dictionary.keys), &left), let values = tell(Array(dictionary.values), &left)
            else { return nil }
            return "{" + keys + ":" + values + "}"
        case .range(let range):
            return tell([range.lower ?? .none, range.upper ?? .none], &left).map { "\(range.isClosed)" + $0 }
        case .instance(let instance):
            return tell(Array(instance.fields), &left).map { instance.type.name + "(" + $0 + ")" }
        case .enumeration(let instance):
            return tell(instance.payload, &left).map { instance.type.name + ".\(instance.caseIndex)(" + $0 + ")" }
        case .native(let record as RecordValue):
            return tell(record.fields.map(\.value), &left).map {
                record.typeName + "(" + record.fields.map(\.name).joined(separator: ",") + $0 + ")"
            }
        case .native(let native):
            if type(of: native) is AnyClass { return nil }
            guard let plain = native as? any Hashable else { return nil }
            natives.append(AnyHashable(plain))
            return "#"
        default: return nil
        }
    }

    private mutating func tell(_ parts: [Value], _ left: inout Int) -> String? {
        guard parts.count <= left else { return nil }
        var text = ""
        for part in parts {
            guard let one = tell(part, &left) else { return nil }
            text += "\(one.utf8.count):" + one
        }
        return text
    }
}
