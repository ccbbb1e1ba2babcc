/// The characters that the tables hold, with what they have in common in all weights.
struct CharacterTable: Sendable {
    /// The class of a character in the fit of the widths.
    enum Kind: Int {
        case lower, upper, digit, space, punctuation

        var isLetter: Bool { self == .lower || self == .upper }
    }

    static let shared = CharacterTable()

    /// A run of consecutive code points and the index of its first character.
    private struct Run {
        var first: UInt32
        var last: UInt32
        var index: Int
    }

    private var runs: [Run] = []
    private(set) var kinds: [Kind] = []
    /// The index of the ASCII letter that a character is drawn from, or that of the character itself.
    private(set) var bases: [Int] = []
    private(set) var leftClasses: [UInt8] = []
    private(set) var rightClasses: [UInt8] = []
    /// What the characters of a kerning class are: the kind of its first letter, else of its first character.
    private(set) var leftKinds: [Kind] = []
    private(set) var rightKinds: [Kind] = []

    private init() {
        var scanner = TableScanner(InterTable.characters)
        kinds.reserveCapacity(InterTable.characterCount)
        bases.reserveCapacity(InterTable.characterCount)
        leftClasses.reserveCapacity(InterTable.characterCount)
        rightClasses.reserveCapacity(InterTable.characterCount)
        while let letter = scanner.peek() {
            scanner.skip()
            if letter == UInt8(ascii: "@") {
                let first = UInt32(scanner.integer() ?? 0)
                runs.append(Run(first: first, last: first, index: kinds.count))
                continue
            }
            switch letter {
            case UInt8(ascii: "l"): kinds.append(.lower)
            case UInt8(ascii: "u"): kinds.append(.upper)
            case UInt8(ascii: "d"): kinds.append(.digit)
            case UInt8(ascii: "s"): kinds.append(.space)
            default: kinds.append(.punctuation)
            }
            var base = kinds.count - 1
            if let byte = scanner.current, byte >= 0x41, byte <= 0x7A {
                base = Int(byte) - 0x20
                scanner.skip()
            }
            bases.append(base)
            leftClasses.append(UInt8(truncatingIfNeeded: scanner.integer() ?? 0))
            scanner.skip()
            rightClasses.append(UInt8(truncatingIfNeeded: scanner.integer() ?? 0))
            let run = runs.count - 1
            runs[run].last = runs[run].first + UInt32(kinds.count - 1 - runs[run].index)
        }
        leftKinds = CharacterTable.kinds(of: leftClasses, count: InterTable.leftClassCount, kinds)
        rightKinds = CharacterTable.kinds(of: rightClasses, count: InterTable.rightClassCount, kinds)
    }

    private static func kinds(of classes: [UInt8], count: Int, _ kinds: [Kind]) -> [Kind] {
        var result = [Kind?](repeating: nil, count: count)
        for (kerningClass, kind) in zip(classes, kinds) {
            let known = result[Int(kerningClass)]
            if known == nil || (known?.isLetter == false && kind.isLetter) { result[Int(kerningClass)] = kind }
        }
        return result.map { $0 ?? .punctuation }
    }

    /// The index of a character, or `nil` if it is not in the tables; ASCII from space on has 0, 1, 2 ….
    func index(of scalar: Unicode.Scalar) -> Int? {
        let code = scalar.value
        if code >= 0x20, code < 0x7F { return Int(code) - 0x20 }
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].last < code { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].first <= code else { return nil }
        return runs[low].index + Int(code - runs[low].first)
    }
}
