/// A regular expression of the kind that validation code writes: classes, groups, alternatives, repetitions, anchors.
///
/// It is matched by backtracking; each step is charged, so that a pattern without end stops at the limit of steps.
struct TextPattern {
    private indirect enum Part {
        case one((Character) -> Bool)
        case sequence([Part])
        case choice([Part])
        case repeated(Part, Int, Int, isLazy: Bool)
        case start
        case end
        case wordBoundary
        /// `(?=…)`, and `(?!…)` if negated.
        case ahead(Part, isNegated: Bool)
    }

    private let root: Part

    /// Reads a pattern; what is not understood stands for itself.
    init(_ text: String, ignoresCase: Bool) {
        var reader = Reader(characters: Array(text), ignoresCase: ignoresCase || text.hasPrefix("(?i)"))
        if text.hasPrefix("(?i)") { reader.place = 4 }
        root = reader.choice()
    }

    /// Where the match that begins at a place ends; `nil` if there is none.
    func end(
        in text: [Character], from start: Int, before limit: Int, charge: () throws -> Void
    ) throws -> Int? {
        var result: Int?
        _ = try match(root, text, start, limit, charge) { place in
            result = place
            return true
        }
        return result
    }

    private func match(
        _ part: Part, _ text: [Character], _ place: Int, _ limit: Int, _ charge: () throws -> Void,
        _ next: (Int) throws -> Bool
    ) throws -> Bool {
        try charge()
        switch part {
        case .one(let fits): return try place < limit && fits(text[place]) && next(place + 1)
        case .sequence(let parts): return try sequence(parts[...], text, place, limit, charge, next)
        case .choice(let parts):
            for part in parts where try match(part, text, place, limit, charge, next) { return true }
            return false
        case .repeated(let part, let least, let most, let isLazy):
            return try repeated(part, least, most, isLazy, text, place, limit, charge, next)
        case .start: return try place == 0 && next(place)
        case .end: return try place == limit && next(place)
        case .wordBoundary:
            let before = place > 0 && Self.isWord(text[place - 1])
            let after = place < limit && Self.isWord(text[place])
            return try before != after && next(place)
        case .ahead(let part, let isNegated):
            return try match(part, text, place, limit, charge) { _ in true } != isNegated && next(place)
        }
    }

    private func sequence(
        _ parts: ArraySlice<Part>, _ text: [Character], _ place: Int, _ limit: Int, _ charge: () throws -> Void,
        _ next: (Int) throws -> Bool
    ) throws -> Bool {
        guard let first = parts.first else { return try next(place) }
        return try match(first, text, place, limit, charge) {
            try sequence(parts.dropFirst(), text, $0, limit, charge, next)
        }
    }

    private func repeated(
        _ part: Part, _ least: Int, _ most: Int, _ isLazy: Bool, _ text: [Character], _ place: Int, _ limit: Int,
        _ charge: () throws -> Void, _ next: (Int) throws -> Bool
    ) throws -> Bool {
        if isLazy, least <= 0, try next(place) { return true }
        if most > 0 {
            let more = try match(part, text, place, limit, charge) { end in
                // A round that matches nothing would go on for ever.
                guard end > place || least > 0 else { return false }
                return try repeated(part, least - 1, most - 1, isLazy, text, end, limit, charge, next)
            }
            if more { return true }
        }
        return try !isLazy && least <= 0 && next(place)
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private struct Reader {
        let characters: [Character]
        let ignoresCase: Bool
        var place = 0

        private var current: Character? { place < characters.count ? characters[place] : nil }

        mutating func choice() -> Part {
            var parts = [sequence()]
            while current == "|" {
                place += 1
                parts.append(sequence())
            }
            return parts.count == 1 ? parts[0] : .choice(parts)
        }

        private mutating func sequence() -> Part {
            var parts: [Part] = []
            while let character = current, character != "|", character != ")" {
                parts.append(quantified(atom()))
            }
            return .sequence(parts)
        }

        private mutating func quantified(_ part: Part) -> Part {
            var bounds: (Int, Int)?
            switch current {
            case "*": bounds = (0, .max)
            case "+": bounds = (1, .max)
            case "?": bounds = (0, 1)
            case "{":
                guard let end = characters[place...].firstIndex(of: "}") else { return part }
                let numbers = String(characters[(place + 1)..<end]).split(
                    separator: ",", omittingEmptySubsequences: false
                ).map { Int($0) }
                guard let least = numbers.first ?? nil else { return part }
                bounds = (least, numbers.count == 1 ? least : numbers[1] ?? .max)
                place = end
            default: break
            }
            guard let (least, most) = bounds else { return part }
            place += 1
            let isLazy = current == "?"
            if isLazy || current == "+" { place += 1 }
            return .repeated(part, least, most, isLazy: isLazy)
        }

        private mutating func atom() -> Part {
            guard let character = current else { return .sequence([]) }
            place += 1
            switch character {
            case ".": return .one { !$0.isNewline }
            case "^": return .start
            case "$": return .end
            case "[": return .one(set())
            case "(": return group()
            case "\\": return escape()
            default: return .one(literal(character))
            }
        }

        private mutating func group() -> Part {
            var lookAhead: Bool?
            if current == "?" {
                let kind = place + 1 < characters.count ? characters[place + 1] : ":"
                place = min(place + 2, characters.count)
                if kind == "=" || kind == "!" { lookAhead = kind == "!" }
                if kind == "<", let end = characters[place...].firstIndex(of: ">") { place = end + 1 }
            }
            let inner = choice()
            if current == ")" { place += 1 }
            return lookAhead.map { .ahead(inner, isNegated: $0) } ?? inner
        }

        private mutating func escape() -> Part {
            guard let character = current else { return .sequence([]) }
            place += 1
            if character == "b" { return .wordBoundary }
            return .one(escaped(character))
        }

        private func escaped(_ character: Character) -> (Character) -> Bool {
            switch character {
            case "d": return { $0.isNumber }
            case "D": return { !$0.isNumber }
            case "w": return { TextPattern.isWord($0) }
            case "W": return { !TextPattern.isWord($0) }
            case "s": return { $0.isWhitespace }
            case "S": return { !$0.isWhitespace }
            case "n": return { $0 == "\n" }
            case "t": return { $0 == "\t" }
            default: return literal(character)
            }
        }

        private func literal(_ character: Character) -> (Character) -> Bool {
            guard ignoresCase else { return { $0 == character } }
            let wanted = character.lowercased()
            return { $0.lowercased() == wanted }
        }

        private mutating func set() -> (Character) -> Bool {
            var tests: [(Character) -> Bool] = []
            let isNegated = current == "^"
            if isNegated { place += 1 }
            var isFirst = true
            while let character = current, character != "]" || isFirst {
                isFirst = false
                place += 1
                if character == "\\", let next = current {
                    place += 1
                    tests.append(escaped(next))
                } else if current == "-", place + 1 < characters.count, characters[place + 1] != "]" {
                    let last = characters[place + 1]
                    place += 2
                    let ignoresCase = ignoresCase
                    tests.append { candidate in
                        (character <= last) && (character...last ~= candidate)
                            || ignoresCase && (character <= last)
                                && [candidate.lowercased(), candidate.uppercased()].contains {
                                    $0.count == 1 && character...last ~= Character($0)
                                }
                    }
                } else {
                    tests.append(literal(character))
                }
            }
            if current == "]" { place += 1 }
            return { candidate in tests.contains { $0(candidate) } != isNegated }
        }
    }
}
