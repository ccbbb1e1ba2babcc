import Diagnostics
import LayoutEngine
import Testing
import Vocabulary

@testable import SwiftUIFrontEnd

/// Every example of the vocabulary lays out by the whole front end: reading, evaluation, expansion, lowering, layout.
@Suite struct WordExampleTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let word: String
        let source: String
        var testDescription: String { "\(word): \(source)" }
    }

    static let examples: [Example] = Lexicon.entries.flatMap { entry in
        entry.examples.map { Example(word: entry.name, source: $0) }
    }

    @Test(arguments: examples) func laysOut(_ example: Example) {
        let text =
            "import SwiftUI\nstruct Example: View {\n    var body: some View {\n        \(example.source)\n    }\n}\n"
        let snippet = Snippet(SourceText(name: "example.swift", text: text))
        let outcome = snippet.layOut(LayoutOptions())
        let errors = outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors.isEmpty, "\(errors)")
        #expect(outcome.hasFiniteFrames)
    }
}
