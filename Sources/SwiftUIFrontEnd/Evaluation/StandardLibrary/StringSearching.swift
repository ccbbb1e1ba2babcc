import Vocabulary

/// Foundation's searches in strings: texts and patterns, with options.
enum StringSearching {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("range of:S options:a? range:a? locale:a?") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            var span = 0..<text.count
            if case .range(let bounds) = a[2] { span = try bounds.span(count: text.count, m, r) }
            let found = try Search(StringMembers.string(a[0]), options(a[1])).first(in: text, span, m, r)
            return found.map { places($0) } ?? .none
        },
        BuiltinMethod("folding options:a locale:a?") { m, me, a, r in
            let wanted = options(a[0])
            let text = StringMembers.string(me)
            try m.charge(steps: text.utf8.count / 8, bytes: text.utf8.count)
            let plain = wanted.contains("diacriticInsensitive") ? String(text.map(withoutMarks)) : text
            return .string(wanted.contains("caseInsensitive") ? plain.lowercased() : plain)
        },
        BuiltinMethod("localizedStandardRange of:S") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            let search = Search(StringMembers.string(a[0]), ["caseInsensitive"])
            return try search.first(in: text, 0..<text.count, m, r).map { places($0) } ?? .none
        },
        BuiltinMethod("ranges of:S") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            return .array(try Search(StringMembers.string(a[0]), []).all(in: text, m, r).map { places($0) })
        },
        BuiltinMethod("replacingOccurrences of:S with:S options:a? range:a?") { m, me, a, r in
            let text = Array(StringMembers.string(me))
            let new = StringMembers.string(a[1])
            let search = Search(StringMembers.string(a[0]), options(a[2]))
            let found = try search.all(in: text, m, r)
            try m.charge(steps: found.count, bytes: text.count + found.count * new.utf8.count)
            var out = ""
            var start = 0
            for match in found {
                out += String(text[start..<match.lowerBound])
                if let pattern = search.pattern,
                    let groups = try pattern.match(in: text, from: match.lowerBound, before: text.count, m)?.groups
                {
                    out += filled(new, with: groups.map { $0.map { String(text[$0]) } ?? "" })
                } else {
                    out += new
                }
                start = match.upperBound
            }
            return .string(out + String(text[start...]))
        }
    ]

    /// A template of NSRegularExpression: `$1` stands for what the first group matched, `\\` for what follows it as it is.
    private static func filled(_ template: String, with groups: [String]) -> String {
        var out = ""
        var rest = Substring(template)
        while let character = rest.popFirst() {
            if character == "\\" {
                if let next = rest.popFirst() { out.append(next) }
            } else if character == "$", let digit = rest.first?.wholeNumberValue {
                rest.removeFirst()
                var number = digit
                // As many digits as there are groups for.
                while let next = rest.first?.wholeNumberValue, number * 10 + next < groups.count {
                    number = number * 10 + next
                    rest.removeFirst()
                }
                if number < groups.count { out += groups[number] }
            } else {
                out.append(character)
            }
        }
        return out
    }

    /// A letter without its accents, by its name in Unicode: LATIN SMALL LETTER E WITH ACUTE.
    private static func withoutMarks(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, !scalar.isASCII, let name = scalar.properties.name,
            name.hasPrefix("LATIN "), let letter = name.split(separator: " ").dropFirst(3).first, letter.count == 1
        else {
            return character.unicodeScalars.count > 1 ? Character(character.unicodeScalars.first ?? "?") : character
        }
        return Character(name.contains("SMALL") ? letter.lowercased() : String(letter))
    }

    private static func places(_ range: Range<Int>) -> Value {
        .range(
            RangeValue(lower: .stringIndex(range.lowerBound), upper: .stringIndex(range.upperBound), isClosed: false))
    }

    /// The names in `[.caseInsensitive, .backwards]` or in one option alone.
    private static func options(_ value: Value) -> Set<String> {
        switch value {
        case .array(let values): Set(values.flatMap { options($0) })
        case .native(let token as Token): [token.name]
        case .native(let member as UnresolvedMember): [member.name]
        default: []
        }
    }
}

/// What is looked for and how.
private struct Search {
    let wanted: [Character]
    let pattern: TextPattern?
    let ignoresCase: Bool
    let isBackwards: Bool
    let isAnchored: Bool

    init(_ text: String, _ options: Set<String>) {
        ignoresCase = options.contains("caseInsensitive")
        isBackwards = options.contains("backwards")
        isAnchored = options.contains("anchored")
        wanted = Array(ignoresCase ? text.lowercased() : text)
        pattern =
            options.contains("regularExpression")
            ? TextPattern(text, TextPattern.Options(ignoresCase: ignoresCase)) : nil
    }

    func first(in text: [Character], _ span: Range<Int>, _ m: Interpreter, _ r: Range<Int>) throws -> Range<Int>? {
        let starts = isAnchored ? Array(span.prefix(1)) : isBackwards ? span.reversed() : Array(span)
        for start in starts + (starts.isEmpty && pattern != nil ? [span.lowerBound] : []) {
            if let end = try end(of: text, from: start, before: span.upperBound, m, r) { return start..<end }
        }
        return nil
    }

    func all(in text: [Character], _ m: Interpreter, _ r: Range<Int>) throws -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < text.count {
            guard let end = try end(of: text, from: start, before: text.count, m, r), end > start else {
                start += 1
                continue
            }
            found.append(start..<end)
            start = end
        }
        return found
    }

    private func end(
        of text: [Character], from start: Int, before limit: Int, _ m: Interpreter, _ r: Range<Int>
    ) throws -> Int? {
        try m.charge(steps: 1, bytes: 0)
        if let pattern {
            m.nativeRange = r
            return try pattern.end(in: text, from: start, before: limit, m)
        }
        guard !wanted.isEmpty, start + wanted.count <= limit else { return nil }
        for (place, character) in wanted.enumerated() {
            let other = text[start + place]
            guard other == character || ignoresCase && other.lowercased() == String(character) else { return nil }
        }
        return start + wanted.count
    }
}
