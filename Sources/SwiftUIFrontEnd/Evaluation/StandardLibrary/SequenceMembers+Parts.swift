import Vocabulary

extension SequenceMembers {
    /// The index of an element, of the kind that the collection has.
    static func index(_ place: Int, in collection: Value) -> Value {
        if case .string = collection { return .stringIndex(place) }
        return .int(place)
    }

    static func offset(_ a: Value, _ b: Value, _ m: Interpreter, _ r: Range<Int>) throws -> Value {
        guard let x = a.place, case .int(let y) = b else { return a }
        let (sum, overflow) = x.addingReportingOverflow(y)
        if overflow { throw m.overflow("+", x, y, r) }
        return a.place(sum)
    }

    static func count(_ value: Value, _ m: Interpreter, _ r: Range<Int>) throws -> Int {
        guard let number = value.place else { return 1 }
        if number < 0 { throw m.failure("index-out-of-range", "\(number) elements cannot be taken", r) }
        return number
    }

    static func extreme(
        _ m: Interpreter, _ me: Value, _ r: Range<Int>, last: Bool = false, _ less: (Value, Value) throws -> Bool
    ) throws -> Value {
        m.nativeRange = r
        var best: Value?
        try m.forEach(in: me, r) {
            if let current = best {
                if try less($0, current) { best = $0 }
            } else {
                best = $0
            }
            return true
        }
        return best ?? .none
    }

    /// The first elements of a sequence that may have no end; `nil` for collections.
    static func taken(
        _ m: Interpreter, _ me: Value, _ r: Range<Int>, while isTaken: (Int, Value) throws -> Bool
    ) throws -> Value? {
        switch me {
        case .native(is LazySequence), .native(is LazyView), .native(is IteratorValue), .instance, .object: break
        default: return nil
        }
        let next = try m.iterator(of: me, r)
        var part: [Value] = []
        while let element = try next() {
            guard try isTaken(part.count, element) else { break }
            try m.charge(steps: 1, bytes: 32)
            part.append(element)
        }
        return .array(part)
    }

    /// The last elements, which keep their indices.
    static func tail(_ m: Interpreter, _ me: Value, _ r: Range<Int>, _ body: ([Value]) throws -> [Value]) throws
        -> Value
    {
        guard case .array(let elements) = me else { return try slice(m, me, r, body) }
        let part = try body(elements)
        try m.charge(steps: part.count, bytes: part.count * 32)
        return .slice(part, start: elements.count - part.count)
    }

    static func slice(_ m: Interpreter, _ me: Value, _ r: Range<Int>, _ body: ([Value]) throws -> [Value]) throws
        -> Value
    {
        if case .native(let native) = me, native is LazySequence { return .array(try body(try m.elements(of: me, r))) }
        if case .range(let bounds) = me, bounds.upper == nil {
            return .array(
                try body(
                    try m.elements(
                        of: .range(RangeValue(lower: bounds.lower, upper: .int(100_000), isClosed: false)), r)))
        }
        let part = try body(try m.elements(of: me, r))
        try m.charge(steps: part.count, bytes: part.count * 32)
        if case .range(let bounds) = me, case .int(let low)? = bounds.lower {
            guard case .int(let first)? = part.first, case .int(let last)? = part.last else {
                return .range(RangeValue(lower: .int(low), upper: .int(low), isClosed: false))
            }
            return .range(RangeValue(lower: .int(first), upper: .int(last + 1), isClosed: false))
        }
        return try rebuilt(part, like: me, m)
    }

    static func rebuilt(_ part: [Value], like me: Value, _ m: Interpreter) throws -> Value {
        guard case .string = me else { return .array(part) }
        var text = ""
        for case .character(let character) in part { text.append(character) }
        return .string(text)
    }

    /// How often `split` may split.
    ///
    /// - Throws: a diagnostic where the number is negative.
    static func splits(_ value: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Int {
        guard case .int(let count) = value else { return .max }
        guard count >= 0 else {
            throw m.failure("index-out-of-range", "`maxSplits` is negative: \(count)", range)
        }
        return count
    }
}
