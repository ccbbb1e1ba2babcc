import Vocabulary

enum StringMembers {
    static func string(_ value: Value) -> String {
        switch value {
        case .string(let text): text
        case .character(let character): String(character)
        case .native(let part as SubstringValue): part.text
        case .native(let value as ScalarValue): String(Character(value.scalar))
        default: ""
        }
    }

    static func character(_ value: Value) -> Character? {
        switch value {
        case .character(let character): character
        case .string(let text): text.count == 1 ? text.first : nil
        case .native(let part as SubstringValue): part.text.count == 1 ? part.text.first : nil
        default: nil
        }
    }

    /// The parts of a text between occurrences of another.
    static func components(_ text: String, _ separator: String, _ machine: Interpreter) throws -> [String] {
        let parts = components(text, separator)
        try machine.charge(steps: text.utf8.count / 16 + parts.count, bytes: text.utf8.count + parts.count * 64)
        return parts
    }

    private static func components(_ text: String, _ separator: String) -> [String] {
        guard !separator.isEmpty else { return [text] }
        // Characters may be written in several ways; only those of ASCII are bytes.
        guard separator.utf8.allSatisfy({ $0 < 128 }) else { return characterComponents(text, separator) }
        let bytes = Array(text.utf8)
        let wanted = Array(separator.utf8)
        var parts: [String] = []
        var start = 0
        var place = 0
        while place + wanted.count <= bytes.count {
            if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
                place += wanted.count
                start = place
            } else {
                place += 1
            }
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    private static func characterComponents(_ text: String, _ separator: String) -> [String] {
        let wanted = Array(separator)
        var parts: [String] = []
        var part: [Character] = []
        for character in text {
            part.append(character)
            if character == wanted[wanted.count - 1], part.count >= wanted.count,
                part.suffix(wanted.count).elementsEqual(wanted)
            {
                parts.append(String(part.dropLast(wanted.count)))
                part = []
            }
        }
        return parts + [String(part)]
    }

    static func capitalized(_ text: String) -> String {
        var out = ""
        var isStart = true
        for character in text {
            out += isStart ? character.uppercased() : character.lowercased()
            isStart = !(character.isLetter || character.isNumber || character == "'")
        }
        return out
    }

    /// The order in which people expect texts: numbers by their value, letters before their case.
    private static func ordered(_ a: String, _ b: String) -> Value {
        func name(_ isLess: Bool) -> Value {
            .native(Token("ComparisonResult", isLess ? "orderedAscending" : "orderedDescending"))
        }
        var (x, y) = (Substring(a), Substring(b))
        while let p = x.first, let q = y.first {
            if p.isNumber, q.isNumber {
                let (m, n) = (x.prefix { $0.isNumber }, y.prefix { $0.isNumber })
                if let m = Int(m), let n = Int(n), m != n { return name(m < n) }
                x = x.dropFirst(m.count)
                y = y.dropFirst(n.count)
                continue
            }
            let (s, t) = (p.lowercased(), q.lowercased())
            if s != t { return name(s < t) }
            x = x.dropFirst()
            y = y.dropFirst()
        }
        if x.isEmpty != y.isEmpty { return name(x.isEmpty) }
        if a == b { return .native(Token("ComparisonResult", "orderedSame")) }
        return name(a > b)
    }

    /// Whether a character belongs to a character set.
    static func isMember(_ character: Character, of set: Value) -> Bool {
        if case .array(let elements) = set { return elements.contains { string($0) == String(character) } }
        guard case .native(let native) = set else { return false }
        return CharacterSets.contains(character, in: native)
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("uppercased") { m, me, a, r in .string(string(me).uppercased()) },
        BuiltinMethod("uppercased with:a") { m, me, a, r in .string(string(me).uppercased()) },
        BuiltinMethod("lowercased with:a") { m, me, a, r in .string(string(me).lowercased()) },
        BuiltinMethod("capitalized with:a") { m, me, a, r in .string(capitalized(string(me))) },
        BuiltinMethod("lowercased") { m, me, a, r in .string(string(me).lowercased()) },
        BuiltinMethod("hasPrefix _:S") { m, me, a, r in .bool(string(me).hasPrefix(string(a[0]))) },
        BuiltinMethod("hasSuffix _:S") { m, me, a, r in .bool(string(me).hasSuffix(string(a[0]))) },
        BuiltinMethod("contains _:S") { m, me, a, r in
            let wanted = string(a[0])
            return .bool(wanted.isEmpty || components(string(me), wanted).count > 1)
        },
        BuiltinMethod("localizedCaseInsensitiveContains _:S") { m, me, a, r in
            let wanted = string(a[0]).lowercased()
            return .bool(wanted.isEmpty || components(string(me).lowercased(), wanted).count > 1)
        },
        BuiltinMethod("localizedStandardContains _:S") { m, me, a, r in
            let wanted = string(a[0]).lowercased()
            return .bool(wanted.isEmpty || components(string(me).lowercased(), wanted).count > 1)
        },
        BuiltinMethod("caseInsensitiveCompare _:S") { m, me, a, r in
            let (x, y) = (string(me).lowercased(), string(a[0]).lowercased())
            return .native(
                Token("ComparisonResult", x < y ? "orderedAscending" : x == y ? "orderedSame" : "orderedDescending"))
        },
        BuiltinMethod("localizedStandardCompare _:S") { m, me, a, r in ordered(string(me), string(a[0])) },
        BuiltinMethod("localizedCompare _:S") { m, me, a, r in ordered(string(me), string(a[0])) },
        BuiltinMethod("localizedCaseInsensitiveCompare _:S") { m, me, a, r in
            ordered(string(me).lowercased(), string(a[0]).lowercased())
        },
        BuiltinMethod("compare _:S") { m, me, a, r in
            let (x, y) = (string(me), string(a[0]))
            return .native(
                Token("ComparisonResult", x < y ? "orderedAscending" : x == y ? "orderedSame" : "orderedDescending"))
        },
        BuiltinMethod("append _:S", mutating: true) { m, me, a, r in
            guard case .string(var text) = me else { return .void }
            me = .void
            let more = string(a[0])
            try m.charge(steps: 0, bytes: more.utf8.count)
            text += more
            me = .string(text)
            return .void
        },
        BuiltinMethod("append contentsOf:a", mutating: true) { m, me, a, r in
            guard case .string(var text) = me else { return .void }
            me = .void
            for part in try m.elements(of: a[0], r) { text += string(part) }
            try m.charge(steps: 0, bytes: 16)
            me = .string(text)
            return .void
        },
        BuiltinMethod("appending _:S") { m, me, a, r in .string(string(me) + string(a[0])) },
        BuiltinMethod("insert _:a at:a", mutating: true) { m, me, a, r in
            var characters = Array(string(me))
            guard let place = a[1].place, place >= 0, place <= characters.count else {
                throw m.failure("index-out-of-range", "the index is outside of the string", r)
            }
            characters.insert(contentsOf: string(a[0]), at: place)
            me = .string(String(characters))
            return .void
        },
        BuiltinMethod("insert contentsOf:a at:a", mutating: true) { m, me, a, r in
            var characters = Array(string(me))
            let new = try m.elements(of: a[0], r).compactMap { character($0) }
            guard let place = a[1].place, place >= 0, place <= characters.count else {
                throw m.failure("index-out-of-range", "the index is outside of the string", r)
            }
            try m.charge(steps: characters.count / 16, bytes: new.count * 8)
            characters.insert(contentsOf: new, at: place)
            me = .string(String(characters))
            return .void
        },
        BuiltinMethod("removeSubrange _:a", mutating: true) { m, me, a, r in
            var characters = Array(string(me))
            guard case .range(let bounds) = a[0] else { return .void }
            characters.removeSubrange(try bounds.span(count: characters.count, m, r))
            me = .string(String(characters))
            return .void
        },
        // Patterns made with builders are not run: they match nowhere.
        BuiltinMethod("firstMatch of:a") { _, _, _, _ in .none },
        BuiltinMethod("prefixMatch of:a") { _, _, _, _ in .none },
        BuiltinMethod("wholeMatch of:a") { _, _, _, _ in .none },
        BuiltinMethod("matches of:a") { _, _, _, _ in .array([]) },
        BuiltinMethod("replacingCharacters in:a with:S") { m, me, a, r in
            var characters = Array(string(me))
            guard case .range(let bounds) = a[0] else { return me }
            characters.replaceSubrange(try bounds.span(count: characters.count, m, r), with: Array(string(a[1])))
            return .string(String(characters))
        },
        BuiltinMethod("popFirst", mutating: true) { m, me, a, r in
            guard case .string(var text) = me, let first = text.first else { return .none }
            text.removeFirst()
            me = .string(text)
            return .character(first)
        },
        BuiltinMethod("remove at:a", mutating: true) { m, me, a, r in
            var characters = Array(string(me))
            guard let place = a[0].place, characters.indices.contains(place) else {
                throw m.failure("index-out-of-range", "the index is outside of the string", r)
            }
            let removed = characters.remove(at: place)
            me = .string(String(characters))
            return .character(removed)
        },
        BuiltinMethod("removeLast _:i?", mutating: true) { m, me, a, r in
            guard case .string(var text) = me else { return .void }
            let count = NumberMembers.int(a[0]) ?? 1
            guard count >= 0, count <= text.count else {
                throw m.failure("index-out-of-range", "the string has too few characters", r)
            }
            let last = text.last
            text.removeLast(count)
            me = .string(text)
            if case .none = a[0], let last { return .character(last) }
            return .void
        },
        BuiltinMethod("removeFirst _:i?", mutating: true) { m, me, a, r in
            guard case .string(var text) = me else { return .void }
            let count = NumberMembers.int(a[0]) ?? 1
            guard count >= 0, count <= text.count else {
                throw m.failure("index-out-of-range", "the string has too few characters", r)
            }
            let first = text.first
            text.removeFirst(count)
            me = .string(text)
            if case .none = a[0], let first { return .character(first) }
            return .void
        },
        BuiltinMethod("popLast", mutating: true) { m, me, a, r in
            guard case .string(var text) = me else { return .none }
            let last = text.popLast()
            me = .string(text)
            return last.map { .character($0) } ?? .none
        },
        BuiltinMethod("removeAll keepingCapacity:b?", mutating: true) { m, me, a, r in
            me = .string("")
            return .void
        },
        BuiltinMethod("removeAll where:f", mutating: true) { m, me, a, r in
            me = .string(String(try string(me).filter { !(try m.truth(a[0], [.character($0)], r)) }))
            return .void
        },
        BuiltinMethod("reversed") { m, me, a, r in
            try m.charge(steps: string(me).utf8.count, bytes: string(me).utf8.count * 32)
            return .array(string(me).reversed().map { .character($0) })
        },
        BuiltinMethod("replacing _:S with:S") { m, me, a, r in
            let parts = components(string(me), string(a[0]))
            try m.charge(steps: parts.count, bytes: string(me).utf8.count + parts.count * string(a[1]).utf8.count)
            return .string(parts.joined(separator: string(a[1])))
        },
        BuiltinMethod("components separatedBy:C") { m, me, a, r in
            if case .native = a[0] {
                return .array(
                    string(me).split(omittingEmptySubsequences: false) { isMember($0, of: a[0]) }.map {
                        .string(String($0))
                    }
                )
            }
            return .array(try components(string(me), string(a[0]), m).map { .string($0) })
        },
        BuiltinMethod("trimmingCharacters in:C") { m, me, a, r in
            var characters = Array(string(me))[...]
            while let first = characters.first, isMember(first, of: a[0]) { characters.removeFirst() }
            while let last = characters.last, isMember(last, of: a[0]) { characters.removeLast() }
            return .string(String(characters))
        },
        BuiltinMethod("addingPercentEncoding withAllowedCharacters:C") { m, me, a, r in
            var text = ""
            for character in string(me) {
                if character.isASCII, isMember(character, of: a[0]) {
                    text.append(character)
                } else {
                    for byte in String(character).utf8 {
                        let digits = String(byte, radix: 16, uppercase: true)
                        text += "%" + (digits.count == 1 ? "0" : "") + digits
                    }
                }
            }
            return .string(text)
        },
        BuiltinMethod("padding toLength:i withPad:S startingAt:i") { m, me, a, r in
            let text = string(me)
            let length = NumberMembers.int(a[0]) ?? 0
            let pad = Array(string(a[1]))
            guard length >= 0 else { throw m.failure("index-out-of-range", "the length is negative", r) }
            try m.charge(steps: length / 8, bytes: length)
            if text.count >= length { return .string(String(text.prefix(length))) }
            guard !pad.isEmpty else { return me }
            let start = NumberMembers.int(a[2]) ?? 0
            let more = (0..<(length - text.count)).map { pad[(start + $0) % pad.count] }
            return .string(text + String(more))
        },
        BuiltinMethod("rangeOfCharacter from:C") { m, me, a, r in
            for (place, character) in string(me).enumerated() where isMember(character, of: a[0]) {
                return .range(
                    RangeValue(lower: .stringIndex(place), upper: .stringIndex(place + 1), isClosed: false))
            }
            return .none
        },
        BuiltinMethod("replaceSubrange _:a with:a", mutating: true) { m, me, a, r in
            var characters = Array(string(me))
            guard case .range(let bounds) = a[0] else { return .void }
            let new = try m.elements(of: a[1], r).compactMap { character($0) }
            characters.replaceSubrange(try bounds.span(count: characters.count, m, r), with: new)
            me = .string(String(characters))
            return .void
        },
        BuiltinMethod("firstIndex of:a") { m, me, a, r in
            guard let wanted = character(a[0]) else { return .none }
            for (place, found) in string(me).enumerated() where found == wanted {
                return .stringIndex(place)
            }
            return .none
        }
    ]

    static let character: [BuiltinMethod] = [
        BuiltinMethod("uppercased") { m, me, a, r in .string(string(me).uppercased()) },
        BuiltinMethod("lowercased") { m, me, a, r in .string(string(me).lowercased()) }
    ]
}

/// Subscripts of strings: places are counted in characters.
enum StringIndexing {
    static func read(_ text: String, _ index: Value, _ machine: Interpreter, _ range: Range<Int>) throws -> Value? {
        switch index {
        case .native(let index as StringIndexValue):
            let place = index.offset
            guard place >= 0, let found = text.dropFirst(place).first else {
                throw machine.failure("index-out-of-range", "the index is outside of the string", range)
            }
            try machine.charge(steps: place / 16, bytes: 0)
            return .character(found)
        case .range(let bounds):
            let span = try bounds.span(count: text.count, machine, range)
            return .substring(text, span.lowerBound, String(text.dropFirst(span.lowerBound).prefix(span.count)))
        default: return nil
        }
    }
}
