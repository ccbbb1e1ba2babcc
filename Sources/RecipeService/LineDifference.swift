/// Differences of texts by lines, and the union of two changes of the same text.
public enum LineDifference {
    /// Lines of both texts that belong together, as pairs of indices that grow.
    static func matches(_ a: [Substring], _ b: [Substring]) -> [(Int, Int)] {
        let difference = b.difference(from: a)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return Array(zip(a.indices.filter { !removed.contains($0) }, b.indices.filter { !inserted.contains($0) }))
    }

    static func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A unified difference with three lines around each change; empty where the texts are equal.
    public static func unified(_ old: String, _ new: String, oldName: String, newName: String) -> String {
        let a = lines(old)
        let b = lines(new)
        var rows: [(sign: Character, text: Substring)] = []
        var i = 0
        var j = 0
        for (x, y) in matches(a, b) + [(a.count, b.count)] {
            while i < x {
                rows.append(("-", a[i]))
                i += 1
            }
            while j < y {
                rows.append(("+", b[j]))
                j += 1
            }
            if x < a.count {
                rows.append((" ", a[x]))
                i += 1
                j += 1
            }
        }
        let changed = rows.indices.filter { rows[$0].sign != " " }
        guard !changed.isEmpty else { return "" }
        var out = "--- \(oldName)\n+++ \(newName)\n"
        var start = 0
        while start < changed.count {
            var end = start
            while end + 1 < changed.count, changed[end + 1] - changed[end] <= 6 { end += 1 }
            let first = max(0, changed[start] - 3)
            let last = min(rows.count - 1, changed[end] + 3)
            func count(_ range: Range<Int>, _ other: Character) -> Int { rows[range].count { $0.sign != other } }
            func place(_ other: Character) -> String {
                let length = count(first..<last + 1, other)
                // Where a side has no line, the place is the line before.
                let begin = count(0..<first, other) + (length == 0 ? 0 : 1)
                return length == 1 ? "\(begin)" : "\(begin),\(length)"
            }
            out += "@@ -\(place("+")) +\(place("-")) @@\n"
            for row in rows[first...last] { out += "\(row.sign)\(row.text)\n" }
            start = end + 1
        }
        return out
    }

    /// Two changes of one text put together.
    public struct Merge: Hashable, Sendable {
        /// The text; conflicts stand in it between `<<<<<<<` and `>>>>>>>`.
        public var text: String
        /// How many places both sides changed in different ways.
        public var conflicts: Int
    }

    /// Puts the changes from `base` to `mine` and from `base` to `theirs` together.
    public static func merge(
        base: String, mine: String, theirs: String, mineName: String = "mine", theirsName: String = "theirs"
    ) -> Merge {
        let o = lines(base)
        let a = lines(mine)
        let b = lines(theirs)
        let inA = Dictionary(uniqueKeysWithValues: matches(o, a))
        let inB = Dictionary(uniqueKeysWithValues: matches(o, b))
        var out: [Substring] = []
        var conflicts = 0
        var (i, j, k) = (0, 0, 0)
        func close(_ x: Int, _ y: Int, _ z: Int) {
            let ours = a[j..<y]
            let others = b[k..<z]
            let before = o[i..<x]
            if ours == others || others == before {
                out += ours
            } else if ours == before {
                out += others
            } else {
                conflicts += 1
                out.append("<<<<<<< \(mineName)")
                out += ours
                out.append("=======")
                out += others
                out.append(">>>>>>> \(theirsName)")
            }
        }
        // Lines that all three have hold the texts together; between them at most one side may have changed.
        for x in o.indices {
            guard let y = inA[x], let z = inB[x] else { continue }
            close(x, y, z)
            out.append(o[x])
            (i, j, k) = (x + 1, y + 1, z + 1)
        }
        close(o.count, a.count, b.count)
        return Merge(text: out.map { $0 + "\n" }.joined(), conflicts: conflicts)
    }
}
