import Vocabulary

/// An `NSRegularExpression`, which is matched as a `Regex` is and tells places in UTF-16.
struct RegularExpressionValue: NativeValue {
    static let sourceName = "NSRegularExpression"
    let regex: RegexValue

    var typeName: String { Self.sourceName }
    var debugText: String { regex.text }
    var hashText: String { Self.sourceName + regex.hashText }
    func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
}

/// An `NSTextCheckingResult`: where a match and its groups stand.
struct TextCheckingValue: NativeValue {
    /// `nil` for a group that the match went past.
    let ranges: [Range<Int>?]
    let names: [Int: String]

    var typeName: String { "NSTextCheckingResult" }
    var debugText: String { typeName }
    var hashText: String { "\(typeName):\(ranges)" }
    func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }

    func range(at place: Int) -> Value {
        guard ranges.indices.contains(place), let range = ranges[place] else { return UTF16Places.range(nil) }
        return UTF16Places.range(range)
    }
}

/// Ranges in UTF-16, as `NSRange` has them.
enum UTF16Places {
    static func range(_ range: Range<Int>?) -> Value {
        .native(
            RecordValue(
                "NSRange", [("location", .int(range?.lowerBound ?? .max)), ("length", .int(range?.count ?? 0))]))
    }

    /// The places of an `NSRange`; `nil` where it is none, or of nothing.
    static func places(_ value: Value) -> Range<Int>? {
        guard case .native(let range as RecordValue) = value, case .int(let start) = range["location"],
            case .int(let count) = range["length"], start >= 0, count >= 0, start <= .max - count
        else { return nil }
        return start..<(start + count)
    }

    /// The places of characters between places in UTF-16; `nil` where these do not stand between characters.
    static func characters(_ places: Range<Int>, in text: [Character]) -> Range<Int>? {
        var low: Int?
        var unit = 0
        for (place, character) in text.enumerated() {
            if unit == places.lowerBound { low = place }
            if unit == places.upperBound { return low.map { $0..<place } }
            unit += character.utf16.count
        }
        if unit == places.lowerBound { low = text.count }
        return unit == places.upperBound ? low.map { $0..<text.count } : nil
    }

    static func units(_ places: Range<Int>, in text: [Character]) -> Range<Int> {
        let low = text[..<min(places.lowerBound, text.count)].reduce(0) { $0 + $1.utf16.count }
        let count = text[places.clamped(to: text.indices)].reduce(0) { $0 + $1.utf16.count }
        return low..<(low + count)
    }

    // MARK: Initialisers

    /// `NSRange(range, in: text)` and `NSRange(2..<5)`.
    static func construct(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        let labels = arguments.map(\.label)
        guard labels == [nil] || labels == [nil, "in"] else { return nil }
        return OperationNode(arguments.map { compiler.compile($0.value) }, range, type: .named("NSRange")) {
            m, values in
            guard case .range(let bounds) = values[0] else {
                throw m.failure("wrong-type", "`NSRange` is made of a range", range)
            }
            guard values.count > 1 else { return self.range(bounds.intBounds) }
            let text = Array(StringMembers.string(values[1]))
            return self.range(units(try bounds.span(count: text.count, m, range), in: text))
        }
    }

    /// `Range(nsRange, in: text)` and `Range(nsRange)`.
    static func constructRange(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        let labels = arguments.map(\.label)
        guard labels == [nil] || labels == [nil, "in"] else { return nil }
        let nodes = arguments.map { compiler.compile($0.value) }
        guard labels.count == 2 || nodes[0].type == .named("NSRange") else { return nil }
        let bound: TypeName = labels.count == 2 ? .named("String.Index") : .named("Int")
        return OperationNode(nodes, range, type: .optional(.named("Range", [bound]))) { m, values in
            guard let places = self.places(values[0]) else { return .none }
            guard values.count > 1 else {
                return .range(
                    RangeValue(lower: .int(places.lowerBound), upper: .int(places.upperBound), isClosed: false))
            }
            guard let found = characters(places, in: Array(StringMembers.string(values[1]))) else { return .none }
            return .range(
                RangeValue(
                    lower: .stringIndex(found.lowerBound), upper: .stringIndex(found.upperBound), isClosed: false))
        }
    }
}
