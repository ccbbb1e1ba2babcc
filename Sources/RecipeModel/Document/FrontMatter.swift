import CanonicalJSON
import Diagnostics
import Yams

/// The YAML at the head of a document as JSON, with the place of every key and value.
struct FrontMatter {
    /// The keys that we know, in the schema's form.
    var members: [String: JSON] = [:]
    /// All other keys.
    var extra: [String: JSON] = [:]
    /// Problems of the YAML itself.
    var diagnostics: [Diagnostic] = []
    private(set) var values: [[RecipeProblem.Step]: Range<Int>] = [:]
    private(set) var keys: [[RecipeProblem.Step]: Range<Int>] = [:]
    private var remaining = Limits.frontMatterValues

    private let map: LineMap
    private let firstLine: Int

    private static let textKeys: Set<String> = [
        "title", "description", "slug", "created", "updated", "source", "license", "platform"
    ]
    private static let listKeys: Set<String> = ["tags", "authors"]
    static let knownKeys = textKeys.union(listKeys).union(["assets", "scenarios"]).sorted()
    /// Below these keys every plain word is text, also `no` and `3`.
    private static let textKeysBelow: Set<String> = [
        "name", "entry", "size", "device", "tap", "layoutDirection", "dynamicTypeSize", "colorScheme", "locale",
        "horizontalSizeClass", "verticalSizeClass", "legibilityWeight"
    ]

    /// An empty one, for documents without.
    init(map: LineMap) {
        self.map = map
        firstLine = 0
    }

    /// Reads the lines between the two `---`.
    init(map: LineMap, lines: Range<Int>) {
        self.map = map
        firstLine = lines.lowerBound
        let text = map.lines[lines].joined(separator: "\n") + "\n"
        do {
            guard let root = try Yams.compose(yaml: text) else { return }
            guard let mapping = root.mapping else {
                diagnostics.append(
                    Diagnostic(
                        id: "bad-front-matter", message: "the front matter is not made of keys with values",
                        range: map.range(ofLine: firstLine)))
                return
            }
            read(mapping)
        } catch {
            diagnostics.append(diagnostic(about: error))
        }
    }

    /// The place of the value at a path, or of the nearest thing around it.
    func range(of problem: RecipeProblem) -> Range<Int>? {
        if problem.isAboutKey, let range = keys[problem.path] { return range }
        var path = problem.path
        while !path.isEmpty {
            if let range = values[path] ?? keys[path] { return range }
            path.removeLast()
        }
        return nil
    }

    private mutating func read(_ mapping: Node.Mapping) {
        for (keyNode, node) in mapping {
            guard let key = keyNode.scalar?.string else { continue }
            let path: [RecipeProblem.Step] = [.key(key)]
            keys[path] = range(of: keyNode)
            values[path] = range(of: node)
            if FrontMatter.textKeys.contains(key) {
                if let text = node.scalar?.string {
                    // A key without a value states nothing.
                    if !text.isEmpty || node.scalar?.style != .plain { members[key] = .string(text) }
                } else if let words = node.sequence, words.count == 1, let text = words.first?.scalar?.string {
                    // `source: [Full URL …]` without quotes is a list to YAML and a placeholder to people.
                    members[key] = .string("[\(text)]")
                } else {
                    members[key] = json(node, path: path)
                }
            } else if FrontMatter.listKeys.contains(key) {
                if let text = node.scalar?.string {
                    members[key] = .array(
                        text.split(separator: ",").map { JSON.string(trimmed($0)) }.filter { $0 != .string("") })
                } else {
                    members[key] = json(node, path: path, areTexts: true)
                }
            } else if key == "assets" {
                members[key] = json(node, path: path, areTexts: true)
            } else if key == "scenarios" {
                members[key] = json(node, path: path)
            } else {
                extra[key] = json(node, path: path, keepsNumbers: false)
                let near = NearestName.of(key, among: FrontMatter.knownKeys)
                diagnostics.append(
                    Diagnostic(
                        id: "unknown-key", severity: .warning,
                        message: "\(key): unknown key in the front matter, kept as it is", range: keys[path],
                        hints: near.map { ["did you mean \($0)?"] } ?? []))
            }
        }
        if remaining < 0 {
            diagnostics.append(
                Diagnostic(
                    id: "too-large", message: "the front matter has more than \(Limits.frontMatterValues) values",
                    range: map.range(ofLine: firstLine)))
        }
    }

    private mutating func json(
        _ node: Node, path: [RecipeProblem.Step], areTexts: Bool = false, keepsNumbers: Bool = true
    ) -> JSON {
        remaining -= 1
        // Aliases can name each other, so that a short text stands for very many values.
        guard remaining >= 0, path.count <= 64 else { return .null }
        values[path] = range(of: node)
        switch node {
        case .scalar(let scalar): return value(of: scalar, isText: areTexts, keepsNumbers: keepsNumbers)
        case .sequence(let sequence):
            var elements: [JSON] = []
            for (index, element) in sequence.enumerated() {
                elements.append(
                    json(element, path: path + [.index(index)], areTexts: areTexts, keepsNumbers: keepsNumbers))
            }
            return .array(elements)
        case .mapping(let mapping):
            var members: [String: JSON] = [:]
            for (keyNode, element) in mapping {
                guard let key = keyNode.scalar?.string else { continue }
                keys[path + [.key(key)]] = range(of: keyNode)
                let isText = areTexts || keepsNumbers && FrontMatter.textKeysBelow.contains(key)
                members[key] = json(
                    element, path: path + [.key(key)], areTexts: isText && !isState(path), keepsNumbers: keepsNumbers)
            }
            return .object(members)
        default: return .null
        }
    }

    /// Inside `state` and `set` the keys are the recipe's own names.
    private func isState(_ path: [RecipeProblem.Step]) -> Bool {
        path.contains(.key("state")) || path.contains(.key("set"))
    }

    private func value(of scalar: Node.Scalar, isText: Bool, keepsNumbers: Bool) -> JSON {
        let text = scalar.string
        guard !isText, scalar.style == .plain else { return .string(text) }
        switch text {
        case "", "~", "null": return .null
        case "true": return true
        case "false": return false
        default:
            guard let number = TextFormat.number(text), keepsNumbers || JSON.text(of: number) == text else {
                return .string(text)
            }
            return .number(number)
        }
    }

    private func range(of node: Node) -> Range<Int>? {
        guard let mark = node.mark else { return nil }
        let line = firstLine + mark.line - 1
        let start = map.offset(line: line, scalarColumn: mark.column - 1)
        let end = map.range(ofLine: line).upperBound
        guard let scalar = node.scalar else { return start..<max(start, end) }
        let quotes = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 2 : 0
        return start..<max(start, min(end, start + scalar.string.utf8.count + quotes))
    }

    private func diagnostic(about error: any Error) -> Diagnostic {
        func broken(_ problem: String, _ mark: Mark?) -> Diagnostic {
            let range = mark.map { mark in
                let line = min(firstLine + mark.line - 1, map.lines.count - 1)
                let offset = map.offset(line: line, scalarColumn: mark.column - 1)
                return offset..<max(offset, map.range(ofLine: line).upperBound)
            }
            return Diagnostic(
                id: "bad-yaml", message: "broken YAML in the front matter: \(problem)",
                range: range ?? map.range(ofLine: firstLine),
                hints: ["put text with : or # or brackets in double quotes"])
        }
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            if problem.contains("nesting level") { return broken("it nests too deep", mark) }
            // What was begun and never ended is the mistake, not the line where its end is missed.
            guard let context, context.mark.line < mark.line else { return broken(problem, mark) }
            return broken(context.text.isEmpty ? problem : "\(problem) \(context.text)", context.mark)
        case YamlError.duplicatedKeysInMapping(let duplicates, let context):
            return broken("the key \(duplicates.sorted().joined(separator: ", ")) is there twice", context.mark)
        case YamlError.reader(let problem, _, _, _): return broken(problem, nil)
        default: return broken("it cannot be read", nil)
        }
    }
}

/// The text without blanks and line breaks around it.
func trimmed(_ text: some StringProtocol) -> String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" || character.isNewline }
    var rest = text[...]
    while let first = rest.first, isBlank(first) { rest = rest.dropFirst() }
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return String(rest)
}
