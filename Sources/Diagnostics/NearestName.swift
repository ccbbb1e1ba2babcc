/// Finds the name that somebody may have meant.
public enum NearestName {
    /// The candidate with the smallest edit distance to `name`, if it is close enough to be likely; ties go to the first in order.
    public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        // Of two letters, one wrong leaves nothing to go by; only the case of letters may differ then.
        let count = name.count
        let limit = count < 3 ? 0 : max(1, count / 3)
        let wanted = Letters(name)
        var best: (name: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - count) <= limit {
            let distance = editDistance(wanted, Letters(candidate), limit: limit)
            guard distance <= limit else { continue }
            if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// Whether one slip of the hand makes one name of the other: a letter more, less or wrong, or two swapped.
    public static func isOneSlip(_ name: String, from other: String) -> Bool {
        editDistance(Letters(name), Letters(other), limit: 1) <= 1
    }

    /// The letters of a name in lower case; bytes where each is one.
    private enum Letters {
        case ascii([UInt8])
        case any([Character])

        init(_ name: String) {
            // Two bytes are one letter only in a line break.
            if name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
                self = .ascii(name.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 })
            } else {
                self = .any(Array(name.lowercased()))
            }
        }

        var characters: [Character] {
            switch self {
            case .ascii(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
            case .any(let characters): characters
            }
        }
    }

    private static func editDistance(_ a: Letters, _ b: Letters, limit: Int) -> Int {
        if case .ascii(let a) = a, case .ascii(let b) = b { return editDistance(a, b, limit: limit) }
        return editDistance(a.characters, b.characters, limit: limit)
    }

    /// Insertions, deletions, replacements and swaps of neighbours; more than `limit` is reported as `limit + 1`.
    private static func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1..<(a.count + 1) where !a.isEmpty {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1..<(b.count + 1) where !b.isEmpty {
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            if (row.min() ?? 0) > limit { return limit + 1 }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
