import CanonicalJSON
import Diagnostics

/// Reads a fenced `frames` block: attributes after the word `frames`, then a line a node.
struct FramesBlock {
    private(set) var expectation: Expectation?
    private(set) var diagnostics: [Diagnostic] = []
    /// The place of each attribute's value.
    private(set) var attributeRanges: [String: Range<Int>] = [:]
    /// The place of each frame's line.
    private(set) var frameRanges: [Range<Int>] = []
    /// The place of the opening fence.
    let range: Range<Int>

    private static let attributes = [
        "scenario", "origin", "os", "device", "version", "tolerance", "status", "issue", "reason"
    ]

    /// - Parameter firstLine: the line of the opening fence in `map`.
    init(_ block: MarkdownBlocks.CodeBlock, firstLine: Int, map: LineMap, defaultScenario: String) {
        range = map.range(ofLine: firstLine)
        var members = readAttributes(line: firstLine, map: map)
        let (frames, comments) = readFrames(block.content, firstLine: firstLine + 1, map: map)
        if members["scenario"] == nil { members["scenario"] = .string(defaultScenario) }
        if members["origin"] == nil, diagnostics.allSatisfy({ $0.id != "bad-attribute" }) {
            diagnostics.append(
                Diagnostic(
                    id: "missing-origin", message: "the frames do not say where they come from", range: range,
                    hints: ["write origin=\"derived\", or \"apple\" with os, or \"engine\" with version"]))
        }
        if frames.isEmpty, diagnostics.isEmpty {
            diagnostics.append(
                Diagnostic(
                    id: "empty-frames", severity: .warning, message: "the block expects no frames", range: range))
        }
        let rule = RecipeSchema.value["$defs"]?["expectation"] ?? .null
        var checked = members
        checked["frames"] = []
        if checked["origin"] == nil { checked["origin"] = "derived" }
        let validator = SchemaValidator(schema: RecipeSchema.value)
        for problem in validator.problems(in: .object(checked), against: rule) {
            var range = range
            if case .key(let key)? = problem.path.first { range = attributeRanges[key] ?? range }
            diagnostics.append(problem.diagnostic(range: range))
        }
        guard diagnostics.allSatisfy({ $0.severity != .error }) else { return }
        expectation = RecipeDecoder.expectation(.object(checked))
        expectation?.frames = frames
        expectation?.closingComments = comments
    }

    // MARK: Attributes

    /// `name="value"` pairs; in a value `\"`, `\\`, `\n` and `\u{…}` stand for what the line cannot hold.
    private mutating func readAttributes(line: Int, map: LineMap) -> [String: JSON] {
        var members: [String: JSON] = [:]
        let bytes = Array(map.lines[line].utf8)
        let base = map.starts[line]
        var position = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x3E && $0 != 0x60 && $0 != 0x7E } ?? 0
        while position < bytes.count, bytes[position] != 0x20, bytes[position] != 0x09 { position += 1 }
        while true {
            while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
            guard position < bytes.count else { return members }
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: "="), bytes[position] != 0x20 {
                position += 1
            }
            let name = String(decoding: bytes[start..<position], as: UTF8.self)
            let nameRange = base + start..<base + position
            guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "="),
                bytes[position + 1] == UInt8(ascii: "\""),
                let end = FramesBlock.endOfString(in: bytes, from: position + 2)
            else {
                diagnostics.append(
                    Diagnostic(
                        id: "bad-attribute", message: "found \(name), expected attributes as name=\"value\"",
                        range: nameRange))
                return members
            }
            let value = FramesBlock.unescaped(String(decoding: bytes[position + 2..<end], as: UTF8.self))
            attributeRanges[name] = base + position + 2..<base + end
            position = end + 1
            if !FramesBlock.attributes.contains(name) {
                diagnostics.append(
                    Diagnostic(
                        id: "unknown-attribute", message: "unknown attribute \(name)", range: nameRange,
                        hints: Nearest.hint(for: name, among: FramesBlock.attributes, what: "known attributes")))
            } else if members[name] != nil {
                diagnostics.append(
                    Diagnostic(id: "bad-attribute", message: "the attribute \(name) is there twice", range: nameRange))
            } else if name == "tolerance" {
                members[name] = TextFormat.number(value).map(JSON.number) ?? .string(value)
            } else {
                members[name] = .string(value)
            }
        }
    }

    private static func endOfString(in bytes: [UInt8], from start: Int) -> Int? {
        var position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position < bytes.count ? position : nil
    }

    private static func unescaped(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.popFirst() else {
                out.append(scalar)
                continue
            }
            switch next {
            case "n": out.append("\n")
            case "u":
                guard rest.first == "{", let end = rest.firstIndex(of: "}"),
                    let value = UInt32(String(rest[rest.startIndex..<end].dropFirst()), radix: 16),
                    let unescaped = Unicode.Scalar(value)
                else {
                    out.append(next)
                    continue
                }
                out.append(unescaped)
                rest = rest[rest.index(after: end)...]
            default: out.append(next)
            }
        }
        return String(out)
    }

    // MARK: Lines

    private mutating func readFrames(
        _ content: String, firstLine: Int, map: LineMap
    ) -> (frames: [ExpectedFrame], comments: [String?]) {
        var frames: [ExpectedFrame] = []
        var comments: [String?] = []
        var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for (index, line) in lines.enumerated() {
            let text = trimmed(line)
            if text.isEmpty {
                comments.append(nil)
            } else if text.hasPrefix("#") {
                comments.append(FramesBlock.comment(text))
            } else {
                let range = map.range(ofLine: firstLine + index)
                switch FramesBlock.frame(text) {
                case .success(var frame):
                    frame.comments = comments
                    comments = []
                    frames.append(frame)
                    frameRanges.append(range)
                case .failure(let problem):
                    diagnostics.append(
                        Diagnostic(id: "bad-frame", message: problem.message, range: range, hints: [problem.hint]))
                }
            }
        }
        return (frames, comments)
    }

    /// A comment without its `#` and the one space after it.
    private static func comment(_ text: some StringProtocol) -> String {
        let rest = text.dropFirst()
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    private struct LineProblem: Error {
        var message: String
        var hint = "write a node, x, y and WIDTHxHEIGHT, with - for what is not asserted: Text(\"Hi\") 16 - 40x20"
    }

    /// `NODE X Y WxH`, then perhaps `# note`.
    private static func frame(_ text: String) -> Result<ExpectedFrame, LineProblem> {
        guard let length = NodeReference.length(atStartOf: text[...]) else {
            return .failure(LineProblem(message: "the line does not begin with the name of a node"))
        }
        let node = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        var rest = String(decoding: text.utf8.dropFirst(length), as: UTF8.self)[...]
        var note: String?
        if let mark = rest.firstIndex(of: "#") {
            note = comment(rest[mark...])
            rest = rest[..<mark]
        }
        let words = rest.split { $0 == " " || $0 == "\t" }
        guard words.count == 3 else {
            let found = words.isEmpty ? "nothing" : words.joined(separator: " ")
            return .failure(LineProblem(message: "found \(found) after \(node), expected x, y and WIDTHxHEIGHT"))
        }
        let lengths = words[2].split(separator: "x", omittingEmptySubsequences: false)
        guard lengths.count == 2 else {
            return .failure(LineProblem(message: "found \(words[2]), expected WIDTHxHEIGHT"))
        }
        var numbers: [Double?] = []
        for (index, word) in [words[0], words[1], lengths[0], lengths[1]].enumerated() {
            if word == "-" {
                numbers.append(nil)
                continue
            }
            guard let number = TextFormat.number(word), index < 2 || number >= 0 else {
                let wanted = index < 2 ? "a number of points or -" : "a length in points or -"
                return .failure(LineProblem(message: "found \(word), expected \(wanted)"))
            }
            numbers.append(number)
        }
        return .success(
            ExpectedFrame(
                node: node, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], note: note))
    }
}
