/// A regular expression of the kind that validation code writes: classes, groups, alternatives, repetitions, anchors.
///
/// It is matched by backtracking; each step is charged, so that a pattern without end stops at the limit of steps, and one that
/// is matched over a long text at the end of the stack.
struct TextPattern: Sendable {
    indirect enum Part: Sendable {
        case one(@Sendable (Character) -> Bool)
        case sequence([Part])
        case choice([Part])
        case repeated(Part, Int, Int, isLazy: Bool)
        /// A group whose place is kept under its number.
        case captured(Part, Int)
        /// `\\1`: what a group matched, once more.
        case reference(Int)
        case start
        case end
        /// `^` and `$` where they stand at the ends of lines as well.
        case lineStart
        case lineEnd
        case wordBoundary(isNegated: Bool)
        /// `(?=…)`, and `(?!…)` if negated.
        case ahead(Part, isNegated: Bool)
        /// `(?<=…)`, and `(?<!…)` if negated.
        case behind(Part, isNegated: Bool)
    }

    /// How a pattern is read: what `(?ism)` says in it.
    struct Options: Hashable, Sendable {
        var ignoresCase = false
        var dotMatchesNewlines = false
        var anchorsMatchLines = false
    }

    /// Where a pattern matched, and its groups; the first of these is the whole.
    struct Match {
        var groups: [Range<Int>?]
        var whole: Range<Int> { groups.first.flatMap { $0 } ?? 0..<0 }
    }

    private let root: Part
    /// How many groups keep what they match.
    let groupCount: Int
    /// The names of groups by their number.
    let groupNames: [Int: String]
    /// The numbers of groups that a match may have gone past.
    let optionalGroups: Set<Int>
    /// Whether everything in the text was understood.
    let isSound: Bool
    /// Whether the text is no regular expression.
    let isMistaken: Bool

    /// Reads a pattern; what is not understood stands for itself.
    init(_ text: String, _ options: Options = Options()) {
        var reader = TextPatternReader(text, options)
        root = reader.pattern()
        groupCount = reader.groupCount
        groupNames = reader.groupNames
        optionalGroups = reader.optionalGroups
        isMistaken = reader.isMistaken
        isSound = reader.isSound
    }

    /// Where the match that begins at a place ends; `nil` if there is none.
    func end(in text: [Character], from start: Int, before limit: Int, _ machine: Interpreter) throws -> Int? {
        try match(in: text, from: start, before: limit, machine)?.whole.upperBound
    }

    /// The match that begins at a place; one that has to reach the end if it is to be whole.
    func match(
        in text: [Character], from start: Int, before limit: Int, isWhole: Bool = false, _ machine: Interpreter
    ) throws -> Match? {
        let run = Run(text, limit, groupCount, machine)
        var result: Match?
        _ = try run.match(root, start) { place in
            guard !isWhole || place == limit else { return false }
            result = Match(groups: [start..<place] + run.groups.dropFirst())
            return true
        }
        return result
    }

    /// The first match that begins in a part of a text.
    func first(in text: [Character], from start: Int = 0, _ machine: Interpreter) throws -> Match? {
        guard start <= text.count else { return nil }
        for place in start...text.count {
            if let found = try match(in: text, from: place, before: text.count, machine) { return found }
        }
        return nil
    }

    /// All matches, none of which overlaps another.
    func all(in text: [Character], _ machine: Interpreter) throws -> [Match] {
        var found: [Match] = []
        var start = 0
        while let match = try first(in: text, from: start, machine) {
            found.append(match)
            start = match.whole.isEmpty ? match.whole.upperBound + 1 : match.whole.upperBound
        }
        return found
    }

    static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// One attempt to match.
    private final class Run {
        let text: [Character]
        let limit: Int
        let machine: Interpreter
        var groups: [Range<Int>?]

        init(_ text: [Character], _ limit: Int, _ groupCount: Int, _ machine: Interpreter) {
            self.text = text
            self.limit = limit
            self.machine = machine
            groups = Array(repeating: nil, count: groupCount + 1)
        }

        func match(_ part: Part, _ place: Int, _ next: (Int) throws -> Bool) throws -> Bool {
            try machine.charge(steps: 1, bytes: 0)
            try machine.checkStack()
            switch part {
            case .one(let fits): return try place < limit && fits(text[place]) && next(place + 1)
            case .sequence(let parts): return try sequence(parts[...], place, next)
            case .choice(let parts):
                for part in parts where try match(part, place, next) { return true }
                return false
            case .repeated(let part, let least, let most, let isLazy):
                return try repeated(part, least, most, isLazy, place, next)
            case .captured(let part, let number):
                let before = groups[number]
                let isMatch = try match(part, place) { end in
                    let inner = groups[number]
                    groups[number] = place..<end
                    if try next(end) { return true }
                    groups[number] = inner
                    return false
                }
                if !isMatch { groups[number] = before }
                return isMatch
            case .reference(let number):
                guard number < groups.count, let group = groups[number], place + group.count <= limit,
                    text[group].elementsEqual(text[place..<place + group.count])
                else { return false }
                return try next(place + group.count)
            case .start: return try place == 0 && next(place)
            case .end: return try place == limit && next(place)
            case .lineStart: return try (place == 0 || text[place - 1].isNewline) && next(place)
            case .lineEnd: return try (place == limit || text[place].isNewline) && next(place)
            case .wordBoundary(let isNegated):
                let before = place > 0 && TextPattern.isWord(text[place - 1])
                let after = place < limit && TextPattern.isWord(text[place])
                return try (before != after) != isNegated && next(place)
            case .ahead(let part, let isNegated):
                return try match(part, place) { _ in true } != isNegated && next(place)
            case .behind(let part, let isNegated):
                var isFound = false
                for start in stride(from: place, through: 0, by: -1) where !isFound {
                    isFound = try match(part, start) { $0 == place }
                }
                return try isFound != isNegated && next(place)
            }
        }

        private func sequence(_ parts: ArraySlice<Part>, _ place: Int, _ next: (Int) throws -> Bool) throws -> Bool {
            guard let first = parts.first else { return try next(place) }
            return try match(first, place) { try sequence(parts.dropFirst(), $0, next) }
        }

        private func repeated(
            _ part: Part, _ least: Int, _ most: Int, _ isLazy: Bool, _ place: Int, _ next: (Int) throws -> Bool
        ) throws -> Bool {
            if isLazy, least <= 0, try next(place) { return true }
            if most > 0 {
                let more = try match(part, place) { end in
                    // A round that matches nothing would go on for ever.
                    guard end > place || least > 0 else { return false }
                    return try repeated(part, least - 1, most - 1, isLazy, end, next)
                }
                if more { return true }
            }
            return try !isLazy && least <= 0 && next(place)
        }
    }
}
