import Foundation
import CanonicalJSON
import Diagnostics

/// The older form of a recipe's data: a `<details>` block with **Source**, **Created**, **Last Updated**, **Authors**
/// and **Tags**.
struct DetailsBlock {
    /// What it states, with the front matter's keys.
    private(set) var members: [String: JSON] = [:]
    /// The place of each value.
    private(set) var ranges: [String: Range<Int>] = [:]
    /// The lines that the block takes, empty where it holds more than such data and so has to stay in the body.
    private(set) var lines: Range<Int> = 0..<0

    private static let keys = [
        "source": "source", "created": "created", "last updated": "updated", "updated": "updated",
        "authors": "authors", "author": "authors", "tags": "tags", "license": "license", "licence": "license"
    ]

    /// Looks for the first such block outside code among the lines of the body.
    init(map: LineMap, lines body: Range<Int>, codeLines: Set<Int>) {
        func isTag(_ tag: String, _ index: Int) -> Bool { trimmed(map.lines[index]).lowercased() == tag }
        guard let open = body.first(where: { !codeLines.contains($0) && isTag("<details>", $0) }),
            let close = body[(open + 1)...].first(where: { isTag("</details>", $0) })
        else { return }
        var key: String?
        var texts: [String: [String]] = [:]
        var isComplete = true
        for index in open + 1..<close where !map.isBlank(index) {
            let text = trimmed(map.lines[index])
            if let field = DetailsBlock.field(text) {
                key = field.key
                if ranges[field.key] == nil { ranges[field.key] = map.range(ofLine: index) }
                texts[field.key, default: []].append(field.value)
            } else if let key {
                if texts[key, default: []].allSatisfy(\.isEmpty) { ranges[key] = map.range(ofLine: index) }
                texts[key, default: []].append(text)
            } else {
                isComplete = false
            }
        }
        guard !texts.isEmpty else { return }
        for (key, parts) in texts {
            let text = trimmed(parts.filter { !$0.isEmpty }.joined(separator: " "))
            if text.isEmpty { continue }
            members[key] =
                key == "tags" || key == "authors" ? DetailsBlock.list(text) : .string(DetailsBlock.link(text))
        }
        if isComplete { lines = open..<close + 1 }
    }

    /// `**Key:** value`, the colon inside or outside of the bold.
    private static func field(_ text: String) -> (key: String, value: String)? {
        guard text.hasPrefix("**"), let end = text.dropFirst(2).range(of: "**") else { return nil }
        var name = String(text.dropFirst(2)[..<end.lowerBound])
        var value = text[end.upperBound...]
        if name.hasSuffix(":") {
            name.removeLast()
        } else if value.hasPrefix(":") {
            value = value.dropFirst()
        } else {
            return nil
        }
        guard let key = keys[trimmed(name).lowercased()] else { return nil }
        return (key, trimmed(value))
    }

    /// The texts in backticks, or those between commas.
    private static func list(_ text: String) -> JSON {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let quoted = parts.indices.filter { $0 % 2 == 1 }.map { trimmed(parts[$0]) }
        let items = quoted.isEmpty ? text.split(separator: ",").map { trimmed($0) } : quoted
        return .array(items.filter { !$0.isEmpty }.map(JSON.string))
    }

    /// The address of a Markdown link, or the text itself.
    private static func link(_ text: String) -> String {
        if text.hasPrefix("<"), text.hasSuffix(">") { return String(text.dropFirst().dropLast()) }
        guard text.hasPrefix("["), text.hasSuffix(")"), let middle = text.range(of: "](") else { return text }
        return String(text[middle.upperBound...].dropLast())
    }
}
