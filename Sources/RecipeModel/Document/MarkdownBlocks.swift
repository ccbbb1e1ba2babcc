import CCmark

/// The code blocks of a Markdown text, as CommonMark sees them.
struct MarkdownBlocks {
    struct CodeBlock {
        /// The words after the opening fence, empty for an indented block.
        var info: String
        /// The text inside, ending in a line break unless it is empty.
        var content: String
        /// The lines of the block with its fences, counted from 0.
        var lines: Range<Int>
        var isFenced: Bool
        var isClosed: Bool
        /// The first word of `info` in lower case.
        var language: String
    }

    var code: [CodeBlock] = []
    /// Lines of code and of HTML blocks, where brackets mean something else.
    var codeLines: Set<Int> = []
    /// Whether the text nests deeper than `Limits.nesting`.
    var isTooDeep: Bool { deepLine != nil }
    /// The first line that nests too deep, counted from 0.
    var deepLine: Int?

    init(_ map: LineMap) {
        // Containers are counted before parsing: the parser's time grows with the square of their depth.
        deepLine = map.lines.firstIndex { MarkdownBlocks.containers(of: $0) > Limits.nesting }
        if isTooDeep { return }
        let utf8 = Array(map.text.utf8)
        let root = utf8.withUnsafeBytes { buffer in
            cmark_parse_document(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let root, let iterator = cmark_iter_new(root) else { return }
        defer {
            cmark_iter_free(iterator)
            cmark_node_free(root)
        }
        var depth = 0
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard let node = cmark_iter_get_node(iterator) else { break }
            if event == CMARK_EVENT_EXIT {
                depth -= 1
                continue
            }
            let type = cmark_node_get_type(node)
            if type == CMARK_NODE_CODE_BLOCK { add(node, in: map) }
            // Leaves have no exit event.
            if cmark_node_first_child(node) != nil || !MarkdownBlocks.isLeaf(type) { depth += 1 }
            if depth > Limits.nesting, deepLine == nil {
                deepLine = min(max(0, Int(cmark_node_get_start_line(node)) - 1), max(0, map.lines.count - 1))
            }
        }
    }

    private static func isLeaf(_ type: cmark_node_type) -> Bool {
        [
            CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
            CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE
        ].contains { $0 == type }
    }

    private mutating func add(_ node: OpaquePointer, in map: LineMap) {
        let first = Int(cmark_node_get_start_line(node)) - 1
        let last = Int(cmark_node_get_end_line(node)) - 1
        guard first >= 0, last >= first, last < map.lines.count else { return }
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        let content = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let opening = map.lines[first].drop { " \t>".contains($0) }
        let isFenced = !info.isEmpty || map.lines[first].contains("```") || map.lines[first].contains("~~~")
        let contentLines = content.utf8.count { $0 == 0x0A }
        // A fence that nothing closes ends with its content, or with the container it stands in.
        let isClosed = !isFenced || last - first - 1 >= contentLines && last > first
        code.append(
            CodeBlock(
                info: info, content: content, lines: first..<last + 1, isFenced: isFenced || opening.isEmpty,
                isClosed: isClosed,
                language: info.split { $0 == " " || $0 == "\t" }.first.map { $0.lowercased() } ?? ""))
        for line in first...last { codeLines.insert(line) }
    }

    /// How many block quotes and list items the start of a line may open.
    private static func containers(of line: Substring) -> Int {
        var count = 0
        var bytes = line.utf8[...]
        while let byte = bytes.first {
            switch byte {
            case 0x20, 0x09: break
            case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): count += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ")"):
                if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") { count += 1 }
            default: return count
            }
            bytes = bytes.dropFirst()
        }
        // Nothing but marks: a rule such as `-----`, or quotes without text.
        return bytes.isEmpty && !line.contains(">") && !line.contains(" ") ? 0 : count
    }
}
