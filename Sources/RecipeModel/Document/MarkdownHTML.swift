import CCmark

/// Markdown as HTML: raw HTML is left out, and so are addresses that could run something.
public enum MarkdownHTML {
    /// The HTML of a text; empty for one that nests deeper than `Limits.nesting`.
    public static func text(of markdown: String) -> String {
        let map = LineMap(markdown)
        guard !MarkdownBlocks(map).isTooDeep else { return "" }
        let utf8 = Array(markdown.utf8)
        let rendered = utf8.withUnsafeBytes { buffer in
            cmark_markdown_to_html(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let rendered else { return "" }
        defer { cmark_get_default_mem_allocator().pointee.free(rendered) }
        return String(cString: rendered)
    }
}
