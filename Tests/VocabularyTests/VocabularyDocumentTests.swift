import Foundation
import Testing

@testable import Vocabulary

/// `docs/vocabulary.md` is what the words say. `RECORD_DOCS=1 swift test --filter VocabularyDocumentTests` writes it anew.
@Suite struct VocabularyDocumentTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/vocabulary.md")

    @Test func documentIsFresh() throws {
        let expected = VocabularyDocument.text()
        if ProcessInfo.processInfo.environment["RECORD_DOCS"] == "1" {
            try expected.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let found = try String(contentsOf: Self.file, encoding: .utf8)
        let pairs = zip(found.split(separator: "\n"), expected.split(separator: "\n"))
        let difference = pairs.first { $0 != $1 }.map { "found `\($0)`, expected `\($1)`" } ?? "the lengths differ"
        #expect(found == expected, "docs/vocabulary.md is stale: \(difference)")
    }
}
