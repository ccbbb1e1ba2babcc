import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeStore
import SwiftUIFrontEnd

extension Catalogue {
    /// What came of checking one recipe before it is added.
    public struct Checked: Sendable {
        public var input: RecipeInput
        public var entry: StoreEntry
        /// Problems in the snippet, with ranges into `input.snippet`.
        public var snippetDiagnostics: [Diagnostic]
        /// Problems in the expectations, with ranges into the document.
        public var documentDiagnostics: [Diagnostic]

        public var hasErrors: Bool {
            (snippetDiagnostics + documentDiagnostics).contains { $0.severity == .error }
        }
    }

    /// Lays a recipe out and looks every expected node up; nothing is written.
    public static func check(_ input: RecipeInput) -> Checked {
        var (entry, outcomes, diagnostics) = StoreEntry.laidOut(input)
        if !input.recipe.snippet.isEmpty, !outcomes.isEmpty,
            outcomes.values.allSatisfy({ $0.frames?.nodes.isEmpty == true })
        {
            diagnostics.append(
                Diagnostic(
                    id: "no-view", message: "the snippet shows no view in any scenario",
                    hints: ["a recipe has a view, such as `struct Card: View`, or views as they stand in a builder"]))
        }
        var documentDiagnostics: [Diagnostic] = []
        for (index, expectation) in input.recipe.expectations.enumerated() {
            guard let frames = outcomes[expectation.scenario]?.frames else { continue }
            let matcher = NodeMatcher(frames)
            for (line, frame) in expectation.frames.enumerated() {
                let range = input.document?.range(ofExpectation: index, frame: line)
                guard var problem = matcher.find(frame.node).diagnostic(for: frame.node, range: range) else { continue }
                if input.isSwiftFile {
                    // What is expected comes from the store, where it can be decided on; the file cannot put it right.
                    problem.severity = .warning
                    problem.message = "scenario \(expectation.scenario): \(problem.message)"
                    problem.hints.append("recipes validate shows what differs, recipes review decides")
                }
                documentDiagnostics.append(problem)
            }
        }
        return Checked(
            input: input, entry: entry, snippetDiagnostics: diagnostics, documentDiagnostics: documentDiagnostics)
    }

    /// Checks many recipes on all cores.
    ///
    /// - Parameter progress: called with how many are done, by one core at a time.
    public static func check(_ inputs: [RecipeInput], progress: @Sendable (Int) -> Void = { _ in }) -> [Checked] {
        Concurrently.map(inputs, progress: progress) { check($0) }
    }

    /// Writes recipes that were checked.
    ///
    /// - Throws: `StoreError` of kind `conflict` if one is there and differs, and `updates` is false.
    public func add(
        _ checked: [Checked], updates: Bool, progress: (Int) -> Void = { _ in },
        backup: (String) -> Void = { _ in }
    ) throws -> [AddOutcome] {
        try store.add(
            checked.map(\.entry), onConflict: updates ? .theirs : .ours, progress: progress, backup: backup)
    }
}
