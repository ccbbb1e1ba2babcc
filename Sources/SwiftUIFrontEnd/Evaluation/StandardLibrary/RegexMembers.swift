import Vocabulary

/// A `Regex`, of a literal or made of a text.
struct RegexValue: NativeValue {
    let text: String
    let options: TextPattern.Options
    let pattern: TextPattern

    init(_ text: String, _ options: TextPattern.Options = TextPattern.Options()) {
        self.text = text
        self.options = options
        pattern = TextPattern(text, options)
    }

    var typeName: String { "Regex" }
    var debugText: String { "/" + text + "/" }
    var hashText: String { "Regex:\(text):\(options)" }
    func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
}

/// What strings and regular expressions do with each other; `R` is a parameter that takes a `Regex`.
enum RegexMembers {
    static let ofStrings: [BuiltinMethod] = [
        BuiltinMethod("firstMatch of:R") { m, me, a, r in try first(regex(a[0]), me, m, r) },
        BuiltinMethod("wholeMatch of:R") { m, me, a, r in try anchored(regex(a[0]), me, isWhole: true, m, r) },
        BuiltinMethod("prefixMatch of:R") { m, me, a, r in try anchored(regex(a[0]), me, isWhole: false, m, r) },
        BuiltinMethod("matches of:R") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            let regex = regex(a[0])
            return .array(try all(regex, text, m, r).map { value($0, regex, text) })
        },
        BuiltinMethod("contains _:R") { m, me, a, r in
            if case .none = try first(regex(a[0]), me, m, r) { return .bool(false) }
            return .bool(true)
        },
        BuiltinMethod("starts with:R") { m, me, a, r in
            if case .none = try anchored(regex(a[0]), me, isWhole: false, m, r) { return .bool(false) }
            return .bool(true)
        },
        BuiltinMethod("ranges of:R") { m, me, a, r in
            .array(try all(regex(a[0]), Array(StringMembers.string(me)), m, r).map { places($0.whole) })
        },
        BuiltinMethod("firstRange of:R") { m, me, a, r in
            m.nativeRange = r
            let text = Array(StringMembers.string(me))
            return try regex(a[0]).pattern.first(in: text, m).map { places($0.whole) } ?? .none
        },
        BuiltinMethod("trimmingPrefix _:R") { m, me, a, r in
            m.nativeRange = r
            let text = Array(StringMembers.string(me))
            let found = try regex(a[0]).pattern.match(in: text, from: 0, before: text.count, m)
            return .string(String(text[(found?.whole.upperBound ?? 0)...]))
        },
        BuiltinMethod("split separator:R maxSplits:i? omittingEmptySubsequences:a?") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            let most = try SequenceMembers.splits(a[1], m, r)
            let keepsEmpty = if case .bool(false) = a[2] { true } else { false }
            var parts: [Value] = []
            var start = 0
            for match in try all(regex(a[0]), text, m, r) where parts.count < most && !match.whole.isEmpty {
                if keepsEmpty || match.whole.lowerBound > start {
                    parts.append(.string(String(text[start..<match.whole.lowerBound])))
                }
                start = match.whole.upperBound
            }
            if keepsEmpty || start < text.count { parts.append(.string(String(text[start...]))) }
            return .array(parts)
        },
        BuiltinMethod("replacing _:R with:a maxReplacements:i?") { m, me, a, r in try replaced(me, a, m, r) },
        BuiltinMethod("replacing _:R with:f") { m, me, a, r in try replaced(me, a, m, r) },
        BuiltinMethod("replacing _:R maxReplacements:i? with:f") { m, me, a, r in
            try replaced(me, [a[0], a[2], a[1]], m, r)
        },
        BuiltinMethod("replace _:R with:a maxReplacements:i?", mutating: true) { m, me, a, r in
            me = try replaced(me, a, m, r)
            return .void
        },
        BuiltinMethod("replace _:R maxReplacements:i? with:f", mutating: true) { m, me, a, r in
            me = try replaced(me, [a[0], a[2], a[1]], m, r)
            return .void
        }
    ]

    static let ofRegexes: [BuiltinMethod] = [
        BuiltinMethod("firstMatch in:S") { m, me, a, r in try first(regex(me), a[0], m, r) },
        BuiltinMethod("wholeMatch in:S") { m, me, a, r in try anchored(regex(me), a[0], isWhole: true, m, r) },
        BuiltinMethod("prefixMatch in:S") { m, me, a, r in try anchored(regex(me), a[0], isWhole: false, m, r) },
        option("ignoresCase", \.ignoresCase),
        option("dotMatchesNewlines", \.dotMatchesNewlines),
        option("anchorsMatchLineEndings", \.anchorsMatchLines)
    ]

    private static func option(
        _ name: String, _ option: any WritableKeyPath<TextPattern.Options, Bool> & Sendable
    ) -> BuiltinMethod {
        BuiltinMethod(name + " _:a?") { _, me, a, _ in
            var options = regex(me).options
            options[keyPath: option] = if case .bool(false) = a[0] { false } else { true }
            return .native(RegexValue(regex(me).text, options))
        }
    }

    /// `Regex("…")`, and what a literal stands for.
    static func construct(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        guard arguments.count == 1, arguments[0].label == nil else { return nil }
        switch arguments[0].value.kind {
        case .closure: return nil
        default: break
        }
        let text = compiler.compile(arguments[0].value, expected: .named("String"))
        // A literal stands at the place of its text.
        let isLiteral = arguments[0].value.range == range
        var output: [TypeName] = []
        if isLiteral, case .string(let parts) = arguments[0].value.kind, case .text(let written)? = parts.first {
            output = [Self.output(of: TextPattern(written))]
        }
        return OperationNode([text], range, type: .named("Regex", output)) { machine, values in
            let made = RegexValue(StringMembers.string(values[0]))
            if made.pattern.isMistaken, !isLiteral {
                let problem = RecordValue("RegexError", [("pattern", .string(made.text))])
                throw ThrownValue(value: .native(problem), range: range)
            }
            guard made.pattern.isSound else {
                throw machine.failure(
                    "unsupported-pattern", "something in the regular expression `\(made.text)` is not understood",
                    range,
                    hints: ["classes, groups, alternatives, repetitions, anchors and look-around are"])
            }
            return .native(made)
        }
    }

    /// The type of what a pattern of a literal gives: its groups, those that may be passed over as optionals.
    private static func output(of pattern: TextPattern) -> TypeName {
        guard pattern.groupCount > 0 else { return .named("String") }
        let groups = 1...pattern.groupCount
        return .tuple(
            [nil] + groups.map { pattern.groupNames[$0] },
            [.named("String")]
                + groups.map { pattern.optionalGroups.contains($0) ? .optional(.named("String")) : .named("String") })
    }

    /// The type of a match of a regular expression of a known type.
    static func match(of regex: TypeName?) -> TypeName? {
        guard case .named("Regex", let output)? = regex, output.count == 1 else { return nil }
        let behind: [TypeName] = [output[0], .named("Range", [.named("String.Index")])]
        if case .tuple(let labels, let types) = output[0] {
            return .tuple(labels + matchLabels, types + behind)
        }
        return .tuple([nil] + matchLabels, [output[0]] + behind)
    }

    /// How many groups a match of a type has; `nil` if it is that of no match.
    static func groupCount(ofMatch type: TypeName) -> Int? {
        guard case .tuple(let labels, let types) = type, Array(labels.suffix(2)) == matchLabels,
            types.last == .named("Range", [.named("String.Index")])
        else { return nil }
        return types.count - 2
    }

    private static let matchLabels: [String?] = ["output", "range"]

    /// Whether a pattern in a `switch` fits: as a whole.
    static func fits(_ regex: RegexValue, _ value: Value, _ m: Interpreter, _ r: Range<Int>) throws -> Bool {
        guard case .string = value.unsliced else { return false }
        if case .none = try anchored(regex, value.unsliced, isWhole: true, m, r) { return false }
        return true
    }

    private static func regex(_ value: Value) -> RegexValue {
        if case .native(let regex as RegexValue) = value { return regex }
        return RegexValue(StringMembers.string(value))
    }

    private static func first(_ regex: RegexValue, _ text: Value, _ m: Interpreter, _ r: Range<Int>) throws -> Value {
        m.nativeRange = r
        let text = Array(StringMembers.string(text))
        return try regex.pattern.first(in: text, m).map { value($0, regex, text) } ?? .none
    }

    private static func anchored(
        _ regex: RegexValue, _ text: Value, isWhole: Bool, _ m: Interpreter, _ r: Range<Int>
    ) throws -> Value {
        m.nativeRange = r
        let text = Array(StringMembers.string(text))
        let found = try regex.pattern.match(in: text, from: 0, before: text.count, isWhole: isWhole, m)
        return found.map { value($0, regex, text) } ?? .none
    }

    private static func all(
        _ regex: RegexValue, _ text: [Character], _ m: Interpreter, _ r: Range<Int>
    ) throws -> [TextPattern.Match] {
        m.nativeRange = r
        return try regex.pattern.all(in: text, m)
    }

    private static func replaced(_ me: Value, _ a: [Value], _ m: Interpreter, _ r: Range<Int>) throws -> Value {
        let text = Array(StringMembers.string(me))
        let regex = regex(a[0])
        var most = Int.max
        if a.count > 2, case .int(let count) = a[2] {
            guard count >= 0 else {
                throw m.failure("index-out-of-range", "`maxReplacements` is negative: \(count)", r)
            }
            most = count
        }
        var out = ""
        var start = 0
        for match in try all(regex, text, m, r).prefix(most) {
            var new = a[1]
            if case .function = new { new = try m.call(new, [value(match, regex, text)], r) }
            out += String(text[start..<match.whole.lowerBound]) + StringMembers.string(new)
            start = match.whole.upperBound
        }
        return .string(out + String(text[start...]))
    }

    private static func places(_ range: Range<Int>) -> Value {
        .range(
            RangeValue(lower: .stringIndex(range.lowerBound), upper: .stringIndex(range.upperBound), isClosed: false))
    }

    /// A match as a tuple: its groups by number and name, and behind them `output` and `range`. Without groups the
    /// output is the text itself.
    private static func value(_ match: TextPattern.Match, _ regex: RegexValue, _ text: [Character]) -> Value {
        let groups = match.groups.map { range in range.map { Value.string(String(text[$0])) } ?? Value.none }
        let labels = groups.indices.map { regex.pattern.groupNames[$0] }
        let output = groups.count == 1 ? groups[0] : .tuple(TupleValue(labels: labels, elements: groups))
        return .tuple(
            TupleValue(labels: labels + matchLabels, elements: groups + [output, places(match.whole)]))
    }
}
