import Diagnostics
import RecipeStore

extension Excerpt {
    /// The excerpt in so many columns, cut at both ends around its first match.
    func cut(to columns: Int) -> Excerpt {
        let characters = Array(text)
        func width(_ range: Range<Int>) -> Int { characters[range].reduce(0) { $0 + TerminalText.width(of: $1) } }
        guard columns >= 16, width(characters.indices) > columns else { return self }
        let first = ranges.first ?? 0..<0
        // From the beginning where that shows the match; else the match at a third of the row, further left only where the
        // text ends.
        var start = width(0..<first.upperBound) <= columns - 1 ? 0 : first.lowerBound
        while start > 0, width(start - 1..<first.lowerBound) <= columns / 3 { start -= 1 }
        while start > 0, width(start - 1..<characters.count) <= columns - 1 { start -= 1 }
        // Words stay whole at the beginning.
        if start > 0, let blank = characters[start..<max(start, first.lowerBound)].firstIndex(where: \.isWhitespace) {
            start = blank + 1
        }
        var end = start
        let room = columns - (start > 0 ? 2 : 1)
        while end < characters.count, width(start..<end + 1) <= room { end += 1 }
        if end < characters.count, let blank = characters[start..<end].lastIndex(where: \.isWhitespace),
            blank > max(first.upperBound, start)
        {
            end = blank
        }
        var out: [Character] = start > 0 ? ["…"] : []
        let offset = out.count - start
        out += characters[start..<end]
        let kept = ranges.compactMap { range -> Range<Int>? in
            let clamped = range.clamped(to: start..<end)
            return clamped.isEmpty ? nil : clamped.lowerBound + offset..<clamped.upperBound + offset
        }
        if end < characters.count { out.append("…") }
        return Excerpt(field: field, text: String(out), ranges: kept)
    }
}
