import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// What holds for the layout tree of every view that people write.
@Suite struct TreeLawTests {
    /// A tree is the same after its text was read again, and the same source gives the same bytes and frames.
    @Test(arguments: CorpusTests.files.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
    func treesAreTheirText(_ file: String) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus").appendingPathComponent(file)
        let text = try String(contentsOf: url, encoding: .utf8)
        let source = SourceText(name: file, text: text)
        guard let entry = Snippet(source).candidates.compactMap(\.entry).first else { return }
        let first = Snippet(source).layOut(LayoutOptions(entry: entry), tree: .written)
        let second = Snippet(source).layOut(LayoutOptions(entry: entry), tree: .written)
        let tree = try #require(first.tree)
        #expect(StoredTree(parsing: tree.text()) == tree)
        #expect(try JSON(parsing: tree.text(indented: true)).text() == tree.text())
        #expect(second.tree?.text() == tree.text())
        #expect(second.frames == first.frames)
    }

    /// Right-to-left is the mirror image of every recorded case that has no direction of its own (spec S11, A13).
    @Test(arguments: AppleCase.all.filter { !$0.program.contains("layoutDirection") && !$0.program.contains("Text(") })
    func rightToLeftIsAMirror(_ recorded: AppleCase) throws {
        let source = SourceText(name: recorded.id, text: recorded.program)
        func frames(_ direction: LayoutDirection) -> FrameTree? {
            Snippet(source, platform: .macOS).layOut(
                LayoutOptions(
                    entry: "Case()", size: recorded.proposal, scale: 2, platform: .macOS, layoutDirection: direction,
                    assets: recorded.assetSizes)
            ).frames
        }
        let left = try #require(frames(.leftToRight))
        let right = try #require(frames(.rightToLeft))
        #expect(left.nodes.count == right.nodes.count)
        guard let root = left.nodes.first else { return }
        let width = recorded.proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? root.frame.width
        for (node, mirrored) in zip(left.nodes, right.nodes) {
            let x = width - node.frame.maxX
            #expect(
                abs(x - mirrored.frame.minX) < 1e-3 && abs(node.frame.width - mirrored.frame.width) < 1e-3
                    && abs(node.frame.minY - mirrored.frame.minY) < 1e-3,
                "\(node.path): \(node.frame) \(mirrored.frame)")
        }
    }
}
