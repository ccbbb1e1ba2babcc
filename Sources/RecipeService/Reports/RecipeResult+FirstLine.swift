import RecipeModel

extension RecipeResult {
    /// The first line of the document that something is wrong with; the document's first where none is known.
    var firstLine: Int {
        let lines = expectations.flatMap { $0.mismatches.compactMap(\.line) + $0.diagnosticLines.values }
        return (diagnosticLines.values + lines).min() ?? expectations.compactMap(\.line).min() ?? 1
    }
}
