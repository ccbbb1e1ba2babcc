import CanonicalJSON
import Diagnostics

/// Texts in square brackets that somebody meant to fill in, such as `[Full URL of the source]`.
enum Placeholders {
    /// Whether a whole value is one.
    static func isPlaceholder(_ text: String) -> Bool {
        text.hasPrefix("[") && text.hasSuffix("]") && looksLikeInstruction(text.dropFirst().dropLast())
    }

    /// Takes values that are placeholders out of `members` and warns at their places.
    static func remove(
        from members: inout [String: JSON], range: (String) -> Range<Int>?, into diagnostics: inout [Diagnostic]
    ) {
        for key in members.keys.sorted() {
            switch members[key] {
            case .string(let text)? where isPlaceholder(text):
                members[key] = nil
                diagnostics.append(warning(text, about: "the \(key) counts as absent", range: range(key)))
            case .array(let elements)?:
                let kept = elements.filter { $0.stringValue.map(isPlaceholder) != true }
                for case .string(let text) in elements where isPlaceholder(text) {
                    diagnostics.append(warning(text, about: "it counts as absent", range: range(key)))
                }
                if kept.count < elements.count { members[key] = kept.isEmpty ? nil : .array(kept) }
            default: break
            }
        }
    }

    /// Warns about placeholders in the prose: brackets that are no link, outside of code.
    static func warnings(map: LineMap, lines: some Sequence<Int>) -> [Diagnostic] {
        var out: [Diagnostic] = []
        for index in lines where map.lines[index].utf8.contains(UInt8(ascii: "[")) {
            let line = map.lines[index]
            var isCode = false
            var position = line.startIndex
            while position < line.endIndex {
                let character = line[position]
                if character == "`" { isCode.toggle() }
                // Up to the next bracket only, so that a line of nothing but brackets takes no longer than others.
                guard character == "[", !isCode,
                    let end = line[line.index(after: position)...].firstIndex(where: { $0 == "]" || $0 == "[" }),
                    line[end] == "]"
                else {
                    position = nextBracket(in: line, after: position)
                    continue
                }
                let after = line.index(after: end)
                let isLink = after < line.endIndex && "([:".contains(line[after])
                if !isLink, looksLikeInstruction(line[line.index(after: position)..<end]) {
                    let start = map.starts[index] + line.utf8.distance(from: line.startIndex, to: position)
                    let text = String(line[position...end])
                    out.append(
                        warning(text, about: "it stays as it is", range: start..<start + text.utf8.count))
                }
                position = after
            }
        }
        return out
    }

    /// The place of the next bracket or backtick, or the end.
    private static func nextBracket(in line: Substring, after position: Substring.Index) -> Substring.Index {
        line[line.index(after: position)...].firstIndex { $0 == "[" || $0 == "`" } ?? line.endIndex
    }

    /// Several words beginning with a capital letter, as nobody writes an index, a task box or a reference.
    private static func looksLikeInstruction(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, first.isUppercase, !text.contains("[") else { return false }
        return text.contains(" ")
    }

    private static func warning(_ text: String, about consequence: String, range: Range<Int>?) -> Diagnostic {
        Diagnostic(
            id: "placeholder", severity: .warning, message: "\(text) is a placeholder, \(consequence)", range: range)
    }
}
