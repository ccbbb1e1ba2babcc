import Vocabulary

/// What `NSRegularExpression` and its matches can do.
enum RegularExpressionMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("firstMatch in:S options:a? range:a") { m, me, a, r in
            try matches(me, a[0], a[2], m, r, most: 1).first.map { .native($0) } ?? .none
        },
        BuiltinMethod("matches in:S options:a? range:a") { m, me, a, r in
            .array(try matches(me, a[0], a[2], m, r).map { .native($0) })
        },
        BuiltinMethod("numberOfMatches in:S options:a? range:a") { m, me, a, r in
            .int(try matches(me, a[0], a[2], m, r).count)
        },
        BuiltinMethod("rangeOfFirstMatch in:S options:a? range:a") { m, me, a, r in
            try matches(me, a[0], a[2], m, r, most: 1).first?.range(at: 0) ?? UTF16Places.range(nil)
        },
        BuiltinMethod("stringByReplacingMatches in:S options:a? range:a withTemplate:S") { m, me, a, r in
            let text = Array(StringMembers.string(a[0]))
            let template = Array(StringMembers.string(a[3]))
            var out = ""
            var start = 0
            for match in try found(me, text, a[2], m, r) {
                out += String(text[start..<match.whole.lowerBound])
                out += filled(template, match, text)
                start = match.whole.upperBound
                try m.charge(steps: 1, bytes: out.utf8.count)
            }
            return .string(out + String(text[start...]))
        },
        BuiltinMethod("range at:i") { _, me, a, _ in
            guard case .native(let match as TextCheckingValue) = me, case .int(let place) = a[0] else { return .none }
            return match.range(at: place)
        },
        BuiltinMethod("range withName:S") { _, me, a, _ in
            guard case .native(let match as TextCheckingValue) = me else { return .none }
            let name = StringMembers.string(a[0])
            return match.range(at: match.names.first { $0.value == name }?.key ?? -1)
        }
    ]

    static func property(_ name: String, of value: any NativeValue) -> Value? {
        switch (value, name) {
        case (let match as TextCheckingValue, "range"): match.range(at: 0)
        case (let match as TextCheckingValue, "numberOfRanges"): .int(match.ranges.count)
        case (let expression as RegularExpressionValue, "pattern"): .string(expression.regex.text)
        case (let expression as RegularExpressionValue, "numberOfCaptureGroups"):
            .int(expression.regex.pattern.groupCount)
        default: nil
        }
    }

    /// `NSRegularExpression(pattern:options:)`, which throws where the text is no pattern.
    static func construct(_ arguments: [CallArgument], _ compiler: Compiler, _ range: Range<Int>) -> Node? {
        let labels = arguments.map(\.label)
        guard labels == ["pattern"] || labels == ["pattern", "options"] else { return nil }
        let names = arguments.count > 1 ? optionNames(arguments[1].value) : []
        guard let names else { return nil }
        var options = TextPattern.Options()
        options.ignoresCase = names.contains("caseInsensitive")
        options.dotMatchesNewlines = names.contains("dotMatchesLineSeparators")
        options.anchorsMatchLines = names.contains("anchorsMatchLines")
        let isPlain = names.contains("ignoreMetacharacters")
        let text = compiler.compile(arguments[0].value, expected: .named("String"))
        return OperationNode([text], range, type: .named(RegularExpressionValue.sourceName)) { machine, values in
            var pattern = StringMembers.string(values[0])
            if isPlain { pattern = pattern.map { $0.isLetter || $0.isNumber ? "\($0)" : "\\\($0)" }.joined() }
            let made = RegexValue(pattern, options)
            if made.pattern.isMistaken {
                let problem = RecordValue("RegexError", [("pattern", .string(made.text))])
                throw ThrownValue(value: .native(problem), range: range)
            }
            guard made.pattern.isSound else {
                throw machine.failure(
                    "unsupported-pattern", "something in the regular expression `\(made.text)` is not understood",
                    range, hints: ["classes, groups, alternatives, repetitions, anchors and look-around are"])
            }
            return .native(RegularExpressionValue(regex: made))
        }
    }

    /// The names of options as they are written; `nil` where that does not tell.
    private static func optionNames(_ expression: Expression) -> [String]? {
        switch expression.kind {
        case .implicitMember(let name): return [name]
        case .member(_, let name): return [name]
        case .array(let elements):
            let names = elements.map(optionNames)
            return names.contains { $0 == nil } ? nil : names.compactMap { $0 }.flatMap { $0 }
        default: return nil
        }
    }

    private static func found(
        _ me: Value, _ text: [Character], _ range: Value, _ m: Interpreter, _ r: Range<Int>
    ) throws -> [TextPattern.Match] {
        m.nativeRange = r
        guard case .native(let expression as RegularExpressionValue) = me, let places = UTF16Places.places(range) else {
            throw m.failure("wrong-type", "an `NSRange` is needed here", r)
        }
        guard let part = UTF16Places.characters(places, in: text) else {
            throw m.failure("index-out-of-range", "the range does not lie in the text", r)
        }
        let pattern = expression.regex.pattern
        guard part != text.indices else { return try pattern.all(in: text, m) }
        return try pattern.all(in: Array(text[part]), m).map { match in
            TextPattern.Match(
                groups: match.groups.map { group in
                    group.map { ($0.lowerBound + part.lowerBound)..<($0.upperBound + part.lowerBound) }
                })
        }
    }

    private static func matches(
        _ me: Value, _ text: Value, _ range: Value, _ m: Interpreter, _ r: Range<Int>, most: Int = .max
    ) throws -> [TextCheckingValue] {
        let text = Array(StringMembers.string(text))
        guard case .native(let expression as RegularExpressionValue) = me else { return [] }
        return try found(me, text, range, m, r).prefix(most).map { match in
            TextCheckingValue(
                ranges: match.groups.map { group in group.map { UTF16Places.units($0, in: text) } },
                names: expression.regex.pattern.groupNames)
        }
    }

    /// A template with `$1` and its like replaced by the groups.
    private static func filled(_ template: [Character], _ match: TextPattern.Match, _ text: [Character]) -> String {
        var out = ""
        var place = 0
        while place < template.count {
            let character = template[place]
            place += 1
            if character == "\\", place < template.count {
                out.append(template[place])
                place += 1
            } else if character == "$", place < template.count, let first = template[place].wholeNumberValue {
                place += 1
                var number = first
                // More digits belong to it as long as there is such a group.
                while place < template.count, let next = template[place].wholeNumberValue,
                    number * 10 + next < match.groups.count
                {
                    number = number * 10 + next
                    place += 1
                }
                if match.groups.indices.contains(number), let group = match.groups[number] {
                    out += String(text[group])
                }
            } else {
                out.append(character)
            }
        }
        return out
    }
}
