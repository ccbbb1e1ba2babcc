import RecipeModel

extension RecipeResult {
    /// The first line of the document that something is wrong with; the document's first where none is known.
    var firstLine: Int {
        let lines = Array(diagnosticLines.values) + expectations.flatMap { $0.mismatches.compactMap(\.line) }
        return lines.min() ?? 1
    }
}
