/// Reads the text of a regular expression.
struct TextPatternReader {
    private let characters: [Character]
    private var options: TextPattern.Options
    private var place = 0
    private(set) var groupCount = 0
    private(set) var groupNames: [Int: String] = [:]
    /// The groups that a match may have gone past.
    private(set) var optionalGroups: Set<Int> = []
    /// Whether everything so far was understood.
    private(set) var isSound = true
    /// Whether something is no regular expression at all.
    private(set) var isMistaken = false

    init(_ text: String, _ options: TextPattern.Options) {
        characters = Array(text)
        self.options = options
    }

    /// The whole pattern.
    mutating func pattern() -> TextPattern.Part {
        let part = choice()
        if place < characters.count { fail() }
        return part
    }

    private mutating func fail() {
        isSound = false
        isMistaken = true
    }

    private var current: Character? { place < characters.count ? characters[place] : nil }

    private mutating func choice() -> TextPattern.Part {
        let before = groupCount
        var parts = [sequence()]
        while current == "|" {
            place += 1
            parts.append(sequence())
        }
        if parts.count > 1 { optionalGroups.formUnion((before + 1)..<(groupCount + 1)) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() -> TextPattern.Part {
        var parts: [TextPattern.Part] = []
        while let character = current, character != "|", character != ")" {
            let before = groupCount
            let part = atom()
            parts.append(quantified(part, groups: (before + 1)..<(groupCount + 1)))
        }
        return .sequence(parts)
    }

    private mutating func quantified(_ part: TextPattern.Part, groups: Range<Int>) -> TextPattern.Part {
        var bounds: (Int, Int)?
        switch current {
        case "*": bounds = (0, .max)
        case "+": bounds = (1, .max)
        case "?": bounds = (0, 1)
        case "{":
            guard let end = characters[place...].firstIndex(of: "}") else { return part }
            let numbers = String(characters[(place + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
                .map { Int($0) }
            guard let least = numbers.first ?? nil else { return part }
            bounds = (least, numbers.count == 1 ? least : numbers[1] ?? .max)
            place = end
        default: break
        }
        guard let (least, most) = bounds else { return part }
        place += 1
        if least == 0 { optionalGroups.formUnion(groups) }
        let isLazy = current == "?"
        // What gives nothing back is not told from what does.
        if current == "+" { isSound = false }
        if isLazy || current == "+" { place += 1 }
        return .repeated(part, least, most, isLazy: isLazy)
    }

    private mutating func atom() -> TextPattern.Part {
        guard let character = current else { return .sequence([]) }
        place += 1
        switch character {
        case ".": return options.dotMatchesNewlines ? .one { _ in true } : .one { !$0.isNewline }
        case "^": return options.anchorsMatchLines ? .lineStart : .start
        case "$": return options.anchorsMatchLines ? .lineEnd : .end
        case "[": return .one(set())
        case "(": return group()
        case "\\": return escape()
        case "*", "+", "?", "\n":
            fail()
            return .one(literal(character))
        default: return .one(literal(character))
        }
    }

    private mutating func group() -> TextPattern.Part {
        var make: (TextPattern.Part) -> TextPattern.Part = { $0 }
        let outer = options
        if current == "?", let end = takeOptions() {
            // `(?i)` holds to the end of the group around it.
            if end == ")" { return .sequence([]) }
            let inner = choice()
            options = outer
            if current == ")" { place += 1 } else { fail() }
            return inner
        }
        defer { options = outer }
        if takes("?=") {
            make = { .ahead($0, isNegated: false) }
        } else if takes("?!") {
            make = { .ahead($0, isNegated: true) }
        } else if takes("?<=") {
            make = { .behind($0, isNegated: false) }
        } else if takes("?<!") {
            make = { .behind($0, isNegated: true) }
        } else if takes("?:") {
        } else {
            groupCount += 1
            let number = groupCount
            if takes("?<") || takes("?P<") {
                if let end = characters[place...].firstIndex(of: ">") {
                    groupNames[number] = String(characters[place..<end])
                    place = end + 1
                } else {
                    fail()
                }
            } else if current == "?" {
                isSound = false
            }
            make = { .captured($0, number) }
        }
        let inner = choice()
        if current == ")" { place += 1 } else { fail() }
        return make(inner)
    }

    /// `?i)` and `?i-s:`: sets the options, and gives what ends them; `nil` if something else stands here.
    private mutating func takeOptions() -> Character? {
        var changed = options
        var isOn = true
        var index = place + 1
        while index < characters.count {
            switch characters[index] {
            case "i": changed.ignoresCase = isOn
            case "s": changed.dotMatchesNewlines = isOn
            case "m": changed.anchorsMatchLines = isOn
            case "-": isOn = false
            case let end where (end == ")" || end == ":") && index > place + 1:
                options = changed
                place = index + 1
                return end
            default: return nil
            }
            index += 1
        }
        return nil
    }

    /// Passes over a text if it stands here.
    private mutating func takes(_ text: String) -> Bool {
        guard characters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private mutating func escape() -> TextPattern.Part {
        guard let character = current else {
            fail()
            return .sequence([])
        }
        place += 1
        switch character {
        case "b": return .wordBoundary(isNegated: false)
        case "B": return .wordBoundary(isNegated: true)
        case "A": return .start
        case "z", "Z": return .end
        case "1"..."9": return .reference(character.wholeNumberValue ?? 0)
        default: return .one(escaped(character))
        }
    }

    private mutating func escaped(_ character: Character) -> @Sendable (Character) -> Bool {
        switch character {
        case "d": return { $0.isNumber }
        case "D": return { !$0.isNumber }
        case "w": return { TextPattern.isWord($0) }
        case "W": return { !TextPattern.isWord($0) }
        case "s": return { $0.isWhitespace }
        case "S": return { !$0.isWhitespace }
        case "n": return { $0 == "\n" }
        case "r": return { $0 == "\r" }
        case "t": return { $0 == "\t" }
        default:
            if character.isLetter || character.isNumber { isSound = false }
            return literal(character)
        }
    }

    private func literal(_ character: Character) -> @Sendable (Character) -> Bool {
        guard options.ignoresCase else { return { $0 == character } }
        let wanted = character.lowercased()
        return { $0.lowercased() == wanted }
    }

    private mutating func set() -> @Sendable (Character) -> Bool {
        var tests: [@Sendable (Character) -> Bool] = []
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
                tests.append(within(character, last))
            } else {
                // Sets in sets, and what they have in common.
                if character == "[" || character == "&" && current == "&" { isSound = false }
                tests.append(literal(character))
            }
        }
        if current == "]" { place += 1 } else { fail() }
        let all = tests
        return { candidate in all.contains { $0(candidate) } != isNegated }
    }

    private mutating func within(_ first: Character, _ last: Character) -> @Sendable (Character) -> Bool {
        guard first <= last else {
            fail()
            return { _ in false }
        }
        let range = first...last
        guard options.ignoresCase else { return { range.contains($0) } }
        return { candidate in
            range.contains(candidate)
                || [candidate.lowercased(), candidate.uppercased()].contains {
                    $0.count == 1 && range.contains(Character($0))
                }
        }
    }
}
