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

        var program: String {
            "import SwiftUI\nstruct Example: View {\n    var body: some View {\n        \(source)\n    }\n}\n"
        }
    }

    static let examples: [Example] = Lexicon.entries.flatMap { entry in
        entry.examples.map { Example(word: entry.name, source: $0) }
    }

    @Test(arguments: examples) func laysOut(_ example: Example) {
        let snippet = Snippet(SourceText(name: "example.swift", text: example.program))
        let outcome = snippet.layOut(LayoutOptions())
        let errors = outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors.isEmpty, "\(errors)")
        #expect(outcome.hasFiniteFrames)
    }
}
