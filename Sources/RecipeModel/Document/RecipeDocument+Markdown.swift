import CanonicalJSON
import Diagnostics

extension RecipeDocument {
    /// Reads a Markdown document: front matter, details, blocks, then the rules about the whole.
    mutating func readMarkdown(_ text: String) {
        let map = LineMap(text)
        let (frontMatter, firstLine) = readFrontMatter(map)
        let bodyLines = firstLine..<map.lines.count
        let bodyMap = LineMap(map.lines[bodyLines].joined(separator: "\n"))
        let blocks = MarkdownBlocks(bodyMap)
        if let line = blocks.deepLine {
            diagnostics.append(
                Diagnostic(
                    id: "too-deep", message: "the Markdown nests deeper than the limit of \(Limits.nesting) levels",
                    range: map.range(ofLine: firstLine + line), hints: ["indent less, or quote less"]))
            return
        }
        let details = DetailsBlock(
            map: map, lines: bodyLines, codeLines: Set(blocks.codeLines.map { $0 + firstLine }))

        var members = frontMatter.members
        var problems: [Diagnostic] = []
        Placeholders.remove(
            from: &members, range: { key in frontMatter.range(of: .init(path: [.key(key)], id: "", message: "")) },
            into: &problems)
        var older = details.members
        Placeholders.remove(from: &older, range: { details.ranges[$0] }, into: &problems)
        members.merge(older) { new, _ in new }
        diagnostics += problems

        let prose = bodyLines.filter { !blocks.codeLines.contains($0 - firstLine) && !details.lines.contains($0) }
        diagnostics += Placeholders.warnings(map: map, lines: prose)
        readSnippet(blocks, bodyMap: bodyMap, map: map, firstLine: firstLine)

        members["format"] = .string(RecipeSchema.format)
        members["version"] = .number(Double(RecipeSchema.version))
        members["body"] = ""
        checkMembers(members, frontMatter: frontMatter, details: details)
        var recipe = RecipeDecoder.recipe(.object(members))
        recipe.extra = frontMatter.extra
        let defaultScenario = recipe.allScenarios[0].name
        diagnostics += FramesBlock.nearMisses(in: blocks, firstLine: firstLine, map: map)
        let framesBlocks = blocks.code.filter { $0.language == "frames" && $0.isFenced }
        var expectationBlocks: [FramesBlock] = []
        var cut = BodyCutter(map: map, lines: bodyLines)
        if !details.lines.isEmpty { cut.remove(details.lines) }
        for block in framesBlocks {
            let lines = block.lines.lowerBound + firstLine..<block.lines.upperBound + firstLine
            let frames = FramesBlock(block, firstLine: lines.lowerBound, map: map, defaultScenario: defaultScenario)
            diagnostics += frames.diagnostics
            guard let expectation = frames.expectation else {
                cut.remove(lines)
                continue
            }
            recipe.expectations.append(expectation)
            cut.remove(lines, marking: recipe.expectations.count - 1)
            expectationRanges.append((frames.range, frames.frameRanges))
            expectationBlocks.append(frames)
        }
        let (body, offsets) = cut.result()
        recipe.body = body
        for (index, offset) in offsets { recipe.expectations[index].bodyOffset = offset }
        recipe.snippet = snippet.text
        scenarioRanges = recipe.scenarios.indices.map {
            frontMatter.range(of: .init(path: [.key("scenarios"), .index($0)], id: "", message: ""))
        }
        for problem in RecipeChecks.problems(of: recipe) {
            if problem.path.first == .key("scenarios") {
                diagnostics.append(problem.diagnostic(range: frontMatter.range(of: problem)))
            } else if case .index(let index)? = problem.path.dropFirst().first {
                diagnostics.append(RecipeDocument.diagnostic(problem, in: expectationBlocks[index]))
            }
        }
        checkEnd(of: body)
        self.recipe = recipe
    }

    /// The front matter and the first line after it.
    private mutating func readFrontMatter(_ map: LineMap) -> (FrontMatter, Int) {
        func isFence(_ line: Substring) -> Bool {
            line.hasPrefix("---") && line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
        }
        guard let first = map.lines.first, isFence(first) else { return (FrontMatter(map: map), 0) }
        guard let end = map.lines.indices.dropFirst().first(where: { isFence(map.lines[$0]) }) else {
            diagnostics.append(
                Diagnostic(
                    id: "open-front-matter", message: "the front matter that begins here has no closing ---",
                    range: map.range(ofLine: 0)))
            return (FrontMatter(map: map), 0)
        }
        let frontMatter = FrontMatter(map: map, lines: 1..<end)
        diagnostics += frontMatter.diagnostics
        return (frontMatter, end + 1)
    }

    private mutating func checkMembers(_ members: [String: JSON], frontMatter: FrontMatter, details: DetailsBlock) {
        for problem in SchemaValidator(schema: RecipeSchema.value).problems(in: .object(members)) {
            var range = frontMatter.range(of: problem)
            if range == nil, case .key(let key)? = problem.path.first { range = details.ranges[key] }
            // With broken YAML the title is likely there, only unread.
            if problem.id == "missing-title", frontMatter.diagnostics.contains(where: { $0.severity == .error }) {
                continue
            }
            var diagnostic = problem.diagnostic(range: range)
            if problem.id == "missing-title" {
                let end = source.line(at: 0).utf8.count
                diagnostic.range = 0..<max(1, end)
                diagnostic.hints = ["begin the document with front matter: ---, title: \"…\", ---"]
            }
            diagnostics.append(diagnostic)
        }
    }

    /// A problem of an expectation at its attribute or line.
    private static func diagnostic(_ problem: RecipeProblem, in frames: FramesBlock) -> Diagnostic {
        var range = frames.range
        if problem.path.count > 2, case .key(let key) = problem.path[2] {
            range = frames.attributeRanges[key] ?? range
            if key == "frames", problem.path.count > 3, case .index(let frame) = problem.path[3] {
                range = frames.frameRanges[frame]
            }
        }
        var diagnostic = problem.diagnostic(range: range)
        diagnostic.message = problem.message
        return diagnostic
    }

    /// Joins the `swift` blocks, an empty line between two.
    private mutating func readSnippet(_ blocks: MarkdownBlocks, bodyMap: LineMap, map: LineMap, firstLine: Int) {
        var text = ""
        var lineNumbers: [Int] = []
        var columnShifts: [Int] = []
        for block in blocks.code where block.language == "swift" && block.isFenced {
            let opening = firstLine + block.lines.lowerBound
            if !text.isEmpty {
                text += "\n"
                lineNumbers.append(opening + 1)
                columnShifts.append(0)
            }
            var lines = block.content.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last == "" { lines.removeLast() }
            for (index, line) in lines.enumerated() {
                lineNumbers.append(opening + index + 2)
                let whole = opening + index + 1 < map.lines.count ? map.lines[opening + index + 1] : ""
                columnShifts.append(whole.hasSuffix(line) ? whole.count - line.count : 0)
            }
            text += block.content
            if !block.isClosed {
                diagnostics.append(
                    Diagnostic(
                        id: "open-code-block", severity: .error,
                        message: "the code block that begins here has no closing fence",
                        range: map.range(ofLine: opening)))
            }
        }
        lineNumbers.append((lineNumbers.last ?? 0) + 1)
        columnShifts.append(0)
        snippet = SourceText(name: source.name, text: text, lineNumbers: lineNumbers, columnShifts: columnShifts)
        if text.utf8.count > Limits.snippetBytes {
            diagnostics.append(
                Diagnostic(
                    id: "snippet-too-large",
                    message: "the Swift has \(text.utf8.count) bytes, at most \(Limits.snippetBytes) are read"))
        }
        if text.isEmpty {
            diagnostics.append(
                Diagnostic(
                    id: "no-snippet", severity: .warning, message: "the document has no swift block",
                    hints: ["put the code between ```swift and ```"]))
        }
    }

    /// A block that the body leaves open would swallow whatever is written after it.
    private mutating func checkEnd(of body: String) {
        let probe = LineMap(body + "\n```frames\n```\n")
        let blocks = MarkdownBlocks(probe)
        let last = blocks.code.last
        guard last?.language != "frames" || last?.content != "" || last?.isClosed != true else { return }
        guard !diagnostics.contains(where: { $0.id == "open-code-block" }) else { return }
        diagnostics.append(
            Diagnostic(
                id: "open-block", message: "the document ends inside a code block or an HTML comment",
                range: max(0, source.text.utf8.count - 1)..<source.text.utf8.count,
                hints: ["close it, so that something can follow"]))
    }
}

/// Takes lines out of a body and remembers where they stood.
struct BodyCutter {
    private let map: LineMap
    private let lines: Range<Int>
    private var removed: Set<Int> = []
    private var marks: [Int: Int] = [:]

    init(map: LineMap, lines: Range<Int>) {
        self.map = map
        self.lines = lines
    }

    /// Takes lines out; `mark` is reported with the offset in the result at which they stood.
    mutating func remove(_ range: Range<Int>, marking mark: Int? = nil) {
        removed.formUnion(range)
        if let mark { marks[range.lowerBound] = mark }
    }

    /// The remaining text without blank lines at its ends, and each mark with its offset; `nil` is the end.
    func result() -> (body: String, offsets: [(Int, Int?)]) {
        var body = ""
        var offsets: [(mark: Int, offset: Int)] = []
        for index in lines {
            if let mark = marks[index] { offsets.append((mark, body.utf8.count)) }
            if removed.contains(index) { continue }
            if body.isEmpty, map.isBlank(index) { continue }
            body += map.lines[index] + "\n"
        }
        var kept = body.utf8[...]
        while let last = kept.last, last == 0x0A || last == 0x20 || last == 0x09 { kept = kept.dropLast() }
        // Blanks at the end of the last line of text mean nothing there.
        body = kept.isEmpty ? "" : String(decoding: kept, as: UTF8.self) + "\n"
        let end = body.utf8.count
        return (body, offsets.map { ($0.mark, $0.offset >= end ? nil : $0.offset) })
    }
}
