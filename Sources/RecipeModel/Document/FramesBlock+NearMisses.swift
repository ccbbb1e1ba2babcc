import Diagnostics

extension FramesBlock {
    /// Blocks that say where frames come from under another word than `frames`: what they expect would not be checked.
    static func nearMisses(in blocks: MarkdownBlocks, firstLine: Int, map: LineMap) -> [Diagnostic] {
        blocks.code.filter { block in
            block.isFenced && block.language != "frames"
                && ["scenario=\"", "origin=\""].contains { block.info.contains($0) }
        }.map { block in
            Diagnostic(
                id: "unknown-block",
                message: "a block called `\(block.language)` is not read, and its frames not checked",
                range: map.range(ofLine: block.lines.lowerBound + firstLine),
                hints: [
                    NearestName.of(block.language, among: ["frames"]) == nil
                        ? "blocks of expected frames are called frames" : "did you mean frames?"
                ])
        }
    }
}
