import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// The law of stored trees: what is written down gives the same frames again, or says that it does not stand by itself.
@Suite struct StoredTreeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// Trees of the corpus and of SwiftUI's own cases that are bound to their snippet, as `name: reason`. The list must
    /// shrink; an entry that is no longer bound fails the test.
    static let known: Set<String> = [
        "Apps/SwiftDataReading.swift: BookEditor: other frames",
        "Experiments/AspectRatios.swift: AspectRatios: other frames",
        "Experiments/CustomStylesKit.swift: CustomStylesKit: other frames",
        "Experiments/ProportionalFrame.swift: ProportionalFrame: `self` stands outside of a type "
            + "(at $.root.children[0].arguments.content.closure)",
        "Experiments/SymbolGrid.swift: SymbolGrid: other frames",
        "Libraries/SearchableStays.swift: SearchableStays: other frames"
    ]

    private struct Source {
        var name: String
        var text: String
        var entries: [String]
    }

    @Test func everyTreeStandsByItselfOrSaysWhyNot() throws {
        let runner = TreeRunner()
        var bound: Set<String> = []
        var details: [String: String] = [:]
        var count = 0
        for file in CorpusTests.files {
            let url = Self.folder.appendingPathComponent("Corpus").appendingPathComponent(file)
            let text = try String(contentsOf: url, encoding: .utf8)
            let snippet = Snippet(SourceText(name: file, text: text))
            for candidate in snippet.candidates {
                guard let entry = candidate.entry else { continue }
                let options = LayoutOptions(entry: entry)
                // As written, so that nothing hides behind the check that marks a tree as bound.
                let outcome = snippet.layOut(options, tree: .written)
                guard let tree = outcome.tree, let frames = outcome.frames else { continue }
                count += 1
                let name = "\(file): \(candidate.name)"
                #expect(try JSON(parsing: tree.text()) == tree.json, "\(name)")
                guard tree.bound.isEmpty else {
                    bound.insert("\(name): \(tree.bound.joined(separator: "; "))")
                    continue
                }
                let again = runner.layOut(tree.text(), options)
                guard let second = again.frames else {
                    bound.insert("\(name): \(again.diagnostics.map(\.message).joined(separator: "; "))")
                    continue
                }
                if let place = second.firstDifference(from: frames) {
                    func text(_ tree: FrameTree) -> String {
                        place < tree.nodes.count ? "\(tree.nodes[place].path) \(tree.nodes[place].frame)" : "nothing"
                    }
                    bound.insert("\(name): other frames")
                    details["\(name): other frames"] = "\(text(second)) instead of \(text(frames))"
                }
            }
        }
        #expect(count >= 260)
        for name in bound.subtracting(Self.known).sorted() { Issue.record("bound: \(name) \(details[name] ?? "")") }
        for name in Self.known.subtracting(bound).sorted() { Issue.record("no longer bound: \(name)") }
    }
}
