import Vocabulary

/// A part of an array that does not start at 0 and keeps the array's indices; other parts are arrays.
struct SliceValue: NativeValue {
    var elements: [Value]
    var start: Int

    var typeName: String { "ArraySlice" }
    var debugText: String { Value.array(elements).hashText }
    var hashText: String { Value.array(elements).hashText }
    func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    var end: Int { start + elements.count }

    /// Methods whose argument at the place is an index.
    private static let positions: [String: [Int]] = [
        "insert": [1], "remove": [0], "swapAt": [0, 1]
    ]
    /// Methods whose argument is a range of indices.
    private static let spans: Set<String> = ["replaceSubrange", "removeSubrange"]
    private static let bounds: Set<String> = ["prefix", "suffix"]
    private static let found: Set<String> = ["firstIndex", "lastIndex", "partition"]
    private static let parts: Set<String> = ["prefix", "dropLast", "dropFirst", "suffix", "drop", "split"]

    /// Runs a method of arrays on the slice: indices are moved to those of its elements and back.
    static func call(
        _ method: BuiltinMethod, on slice: SliceValue, _ receiver: inout Value, _ arguments: [Value],
        _ machine: Interpreter, _ range: Range<Int>
    ) throws -> Value {
        var arguments = arguments
        for place in positions[method.name] ?? [] where place < arguments.count {
            arguments[place] = moved(arguments[place], by: -slice.start)
        }
        if spans.contains(method.name), let first = arguments.first { arguments[0] = moved(first, by: -slice.start) }
        if bounds.contains(method.name), method.takesIndex, let first = arguments.first {
            arguments[0] = moved(first, by: -slice.start)
        }
        var inner = Value.array(slice.elements)
        let count = slice.elements.count
        if method.isMutating { receiver = .void }
        let result = try method.body(machine, &inner, arguments, range)
        if method.isMutating, case .array(let elements) = inner {
            let isFront = method.name == "removeFirst" || method.name == "popFirst"
            receiver = .slice(elements, start: slice.start + (isFront ? count - elements.count : 0))
        }
        if found.contains(method.name), case .int(let place) = result { return .int(place + slice.start) }
        if parts.contains(method.name) { return moved(part: result, by: slice.start) }
        return result
    }

    private static func moved(part: Value, by distance: Int) -> Value {
        switch part {
        case .native(let inner as SliceValue): return .slice(inner.elements, start: inner.start + distance)
        case .array(let elements):
            if case .array? = elements.first { return .array(elements.map { moved(part: $0, by: distance) }) }
            return .slice(elements, start: distance)
        default: return part
        }
    }

    private static func moved(_ value: Value, by distance: Int) -> Value {
        switch value {
        case .int(let place): return .int(place &+ distance)
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
    /// Elements that keep the indices of the array they are from.
    static func slice(_ elements: [Value], start: Int) -> Value {
        start == 0 ? .array(elements) : .native(SliceValue(elements: elements, start: start))
    }

    /// The value with a slice as the array of its elements, and a substring as a string.
    var unsliced: Value {
        guard case .native(let native) = self else { return self }
        if let part = native.exactly(SubstringValue.self) { return .string(part.text) }
        if let some = native.exactly(WrappedSome.self) { return some.value.unsliced }
        if let slice = native.exactly(SliceValue.self) { return .array(slice.elements) }
        return self
    }
}
