import Diagnostics
import RecipeModel
import RecipeStore

extension ValidationReport {
    /// Fails the recipes that were changed without the program, each with what was changed.
    public mutating func tell(_ edits: [OutsideEdit]) {
        let edited = Dictionary(edits.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        for index in recipes.indices {
            guard let edit = edited[recipes[index].slug] else { continue }
            recipes[index].diagnostics.append(
                Diagnostic(
                    id: "edited-by-hand",
                    message: "changed without the program: " + edit.parts.joined(separator: ", "),
                    hints: ["recipes restore \(edit.slug)@\(edit.revision) brings back what it wrote"]))
            if recipes[index].state.rank < ValidationState.fail.rank { recipes[index].state = .fail }
        }
    }
}
