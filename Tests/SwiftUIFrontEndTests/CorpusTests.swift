import Diagnostics
import Foundation
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Views as demanding users of SwiftUI write them, without looking at what is supported.
@Suite struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    static let files: [String] = {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted()
    }()

    /// Views that do not lay out yet, as `File.swift: View`. One that does is a failure of the test: the list must shrink.
    static let known: Set<String> = []

    @Test func thereAreEnough() { #expect(Self.files.count >= 200) }

    @Test(arguments: files) func laysOut(_ file: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let snippet = Snippet(SourceText(name: file, text: text))
        for candidate in snippet.candidates {
            guard let entry = candidate.entry else { continue }
            var options = LayoutOptions(entry: entry)
            options.makesAssumptions = true
            let outcome = snippet.layOut(options)
            let laysOut = outcome.hasFiniteFrames
            let name = "\(file): \(candidate.name)"
            if Self.known.contains(name) {
                #expect(!laysOut, "\(name) lays out now: take it off the list")
            } else {
                #expect(laysOut, "\(name): \(outcome.diagnostics.filter { $0.severity == .error }.map(\.message))")
            }
        }
    }
}
