extension Recipe {
    /// The recipe with the code of a plain Swift file in the place of its own, and in words what it keeps, since a Swift
    /// file cannot say it: what is told about it, its scenarios, what is expected, and the prose around the code.
    ///
    /// - Parameter file: a recipe that was read from a Swift file.
    public func takingCode(of file: Recipe) -> (recipe: Recipe, kept: [String]) {
        var recipe = self
        // A description that came from a comment of the code follows that comment.
        if description == RecipeDocument.leadingComment(of: snippet) { recipe.description = file.description }
        recipe.snippet = file.snippet
        let prose = hasProse
        if let whole = bodyTakingCode(file.snippet, of: recipe) {
            recipe = whole
        } else {
            recipe.body = file.body
            for index in recipe.expectations.indices { recipe.expectations[index].bodyOffset = nil }
        }
        return (recipe, whatIsKept + (prose && recipe.hasProse ? ["the prose around the code"] : []))
    }

    private var whatIsKept: [String] {
        var kept: [String] = []
        if description != nil, description != RecipeDocument.leadingComment(of: snippet) { kept.append("description") }
        if !tags.isEmpty { kept.append("tags") }
        if !authors.isEmpty { kept.append("authors") }
        if created != nil || updated != nil { kept.append("dates") }
        if source != nil { kept.append("source") }
        if license != nil { kept.append("license") }
        if platform != .iOS { kept.append("platform") }
        if !assets.isEmpty { kept.append("assets") }
        if !extra.isEmpty { kept.append(extra.keys.sorted().joined(separator: ", ")) }
        if !scenarios.isEmpty { kept.append(scenarios.count == 1 ? "1 scenario" : "\(scenarios.count) scenarios") }
        let frames = expectations.reduce(0) { $0 + $1.frames.count }
        if frames > 0 { kept.append(frames == 1 ? "1 expected frame" : "\(frames) expected frames") }
        return kept
    }

    /// Whether the body says anything beside its code.
    private var hasProse: Bool {
        let map = LineMap(body)
        let code = MarkdownBlocks(map).code.filter { $0.language == "swift" && $0.isFenced }.map(\.lines)
        return map.lines.indices.contains { line in !map.isBlank(line) && !code.contains { $0.contains(line) } }
    }

    /// `recipe` with other code in the blocks of this one's body; `nil` where reading that would not give the code.
    ///
    /// Blocks before and behind the change stay as they are. Of those that changed, the first takes all of the code.
    private func bodyTakingCode(_ code: String, of recipe: Recipe) -> Recipe? {
        let map = LineMap(body)
        let blocks = MarkdownBlocks(map).code.filter { $0.language == "swift" && $0.isFenced }
        guard !blocks.isEmpty else { return nil }
        var rest = Array(code.utf8)[...]
        var (first, last) = (0, blocks.count - 1)
        while first < last, rest.starts(with: (blocks[first].content + "\n").utf8) {
            rest = rest.dropFirst(blocks[first].content.utf8.count + 1)
            first += 1
        }
        while first < last {
            let end = Array(("\n" + blocks[last].content).utf8)
            let before = rest.dropLast(end.count)
            guard before.last == 0x0A, rest.suffix(end.count).elementsEqual(end) else { break }
            rest = before
            last -= 1
        }
        var out = recipe
        var lines = map.lines.map(String.init)
        for block in blocks[first...last].reversed() {
            let isTaker = block.lines == blocks[first].lines
            let new = isTaker ? Self.lines(of: block, in: map, code: String(decoding: rest, as: UTF8.self)) : []
            let length = lines[block.lines].reduce(0) { $0 + $1.utf8.count + 1 }
            let start = map.starts[block.lines.lowerBound]
            let growth = new.reduce(0) { $0 + $1.utf8.count + 1 } - length
            lines.replaceSubrange(block.lines, with: new)
            for index in out.expectations.indices {
                guard let offset = out.expectations[index].bodyOffset, offset > start else { continue }
                out.expectations[index].bodyOffset = offset + growth
            }
        }
        out.body = lines.joined(separator: "\n")
        // Reading it again also puts away what a removed block leaves at the end.
        let again = RecipeDocument(reading: out.markdown, name: slug + ".md").recipe
        return again?.snippet == code ? again : nil
    }

    /// A block with other code: its fences and what stands before its lines stay, a fence that is too short grows.
    private static func lines(of block: MarkdownBlocks.CodeBlock, in map: LineMap, code: String) -> [String] {
        var new = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if new.last == "" { new.removeLast() }
        let opening = String(map.lines[block.lines.lowerBound])
        let lead = opening.prefix { $0 != "`" && $0 != "~" }
        // A list item begins with its mark once.
        let indent = String(lead.map { $0 == ">" ? ">" : " " })
        let mark = opening.dropFirst(lead.count).first ?? "`"
        let fence = opening.dropFirst(lead.count).prefix { $0 == mark }
        let needed = mark == "`" ? RecipeDocument.fence(around: code) : ""
        let longer = fence.count < needed.count ? needed : String(fence)
        let words = opening.dropFirst(lead.count + fence.count)
        return [lead + longer + words] + new.map { $0.isEmpty && !indent.contains(">") ? "" : indent + $0 }
            + [indent + longer]
    }
}
