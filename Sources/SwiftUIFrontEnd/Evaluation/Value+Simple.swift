import Vocabulary

extension Value {
    /// A text that tells the value, for values that are cheap to tell; `nil` for others.
    var simple: String? {
        var left = 64
        return told(&left)
    }

    /// The text of a value of at most so many parts, each of them plain.
    private func told(_ left: inout Int) -> String? {
        left -= 1
        guard left >= 0 else { return nil }
        switch self {
        case .none, .bool, .int, .double, .character, .size, .point, .rect: return hashText
        case .string(let text): return text.utf8.count < 256 ? hashText : nil
        case .array(let elements): return Self.told(elements, &left).map { "[" + $0 + "]" }
        case .tuple(let tuple): return Self.told(tuple.elements, &left).map { "(" + $0 + ")" }
        case .set(let set):
            // Sets of one kind of elements in another order are rare, and then counted as a change.
            return Self.told(Array(set.elements), &left).map { "{" + $0 + "}" }
        case .dictionary(let dictionary):
            guard let keys = Self.told(Array(dictionary.keys), &left),
                let values = Self.told(Array(dictionary.values), &left)
            else { return nil }
            return "{" + keys + ":" + values + "}"
        case .instance(let instance):
            return Self.told(Array(instance.fields), &left).map { instance.type.name + "(" + $0 + ")" }
        case .enumeration(let instance):
            return Self.told(instance.payload, &left).map { instance.type.name + ".\(instance.caseIndex)(" + $0 + ")" }
        default: return nil
        }
    }

    private static func told(_ parts: [Value], _ left: inout Int) -> String? {
        guard parts.count <= left else { return nil }
        var text = ""
        for part in parts {
            guard let one = part.told(&left) else { return nil }
            text += "\(one.utf8.count):" + one
        }
        return text
    }
}
