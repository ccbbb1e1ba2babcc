import Vocabulary

/// Members of substrings: those of strings, with the indices of the string that they are parts of.
enum SubstringMembers {
    /// Methods of strings that give parts of them.
    private static let parts: Set<String> = ["prefix", "dropLast", "suffix", "dropFirst", "drop", "split"]
    /// Those of them whose part starts where the string does.
    private static let fronts: Set<String> = ["prefix", "dropLast"]

    /// What a method of a string gave, with parts as substrings.
    static func result(_ value: Value, of method: String, on text: String) -> Value {
        parts.contains(method) ? part(value, method, SubstringValue(base: text, start: 0, text: text)) : value
    }

    /// Runs a method of strings on a substring.
    static func call(
        _ method: BuiltinMethod, on whole: SubstringValue, _ receiver: inout Value, _ arguments: [Value],
        _ machine: Interpreter, _ range: Range<Int>
    ) throws -> Value {
        let arguments = arguments.map { moved($0, by: -whole.start).unsliced }
        var inner = Value.string(whole.text)
        if method.isMutating { receiver = .void }
        let found = try method.body(machine, &inner, arguments, range)
        if method.isMutating, case .string(let text) = inner {
            let cut = ["removeFirst", "popFirst"].contains(method.name) ? whole.text.count - text.count : 0
            receiver = .substring(whole.base, whole.start + cut, text)
        }
        return parts.contains(method.name) ? part(found, method.name, whole) : moved(found, by: whole.start)
    }

    static func property(
        _ name: String, of whole: SubstringValue, _ machine: Interpreter, _ range: Range<Int>
    ) throws -> Value? {
        if name == "base" { return .string(whole.base) }
        return try BuiltinProperties.read(machine, .string(whole.text), name, range).map {
            moved($0, by: whole.start)
        }
    }

    /// `substring[…]`: an index, or a range of indices, of the base.
    static func read(_ whole: SubstringValue, _ index: Value, _ machine: Interpreter, _ range: Range<Int>) throws
        -> Value?
    {
        let found = try StringIndexing.read(whole.text, moved(index, by: -whole.start), machine, range)
        if case .native(let native)? = found, let inner = native as? SubstringValue {
            return .substring(whole.base, whole.start + inner.start, inner.text)
        }
        return found
    }

    private static func part(_ value: Value, _ method: String, _ whole: SubstringValue) -> Value {
        switch value {
        case .string(let text):
            let place = fronts.contains(method) ? 0 : whole.text.count - text.count
            return .substring(whole.base, whole.start + place, text)
        case .array(let parts):
            // Each part is looked for after the separator behind the one before it.
            var rest = whole.text[...]
            var place = whole.start
            return .array(
                parts.map { value in
                    guard case .string(let text) = value else { return value }
                    while !text.isEmpty, !rest.isEmpty, !rest.hasPrefix(text) {
                        rest.removeFirst()
                        place += 1
                    }
                    let part = Value.substring(whole.base, place, text)
                    rest = rest.dropFirst(text.count + 1)
                    place += text.count + 1
                    return part
                })
        default: return value
        }
    }

    /// An index or a range of indices, so many characters farther.
    private static func moved(_ value: Value, by distance: Int) -> Value {
        switch value {
        case .native(let index as StringIndexValue): return .stringIndex(index.offset + distance)
        case .range(let bounds):
            return .range(
                RangeValue(
                    lower: bounds.lower.map { moved($0, by: distance) },
                    upper: bounds.upper.map { moved($0, by: distance) }, isClosed: bounds.isClosed))
        default: return value
        }
    }
}

extension Value {
    static func substring(_ base: String, _ start: Int, _ text: String) -> Value {
        .native(SubstringValue(base: base, start: start, text: text))
    }
}
