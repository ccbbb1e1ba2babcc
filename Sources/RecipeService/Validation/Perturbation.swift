import RecipeModel

/// One changed number of a recipe, for the check of the check.
struct Perturbation: Hashable {
    var scenario: String
    var provenance: Provenance
    var node: String
    var field: FrameMismatch.Field

    /// Moves the first asserted number of every expectation so far that it is off by more than is tolerated, wherever within
    /// the tolerance the layout is now.
    ///
    /// Failures that are expected are no longer, else they would hide the change.
    static func apply(to recipe: inout Recipe) -> [Perturbation] {
        var changes: [Perturbation] = []
        for index in recipe.expectations.indices {
            recipe.expectations[index].expectedFailure = nil
            let distance = 3 + 2 * recipe.expectations[index].tolerance
            let frames = recipe.expectations[index].frames
            for frame in frames.indices {
                guard let field = FrameMismatch.Field.allCases.first(where: { frames[frame][$0] != nil }) else {
                    continue
                }
                recipe.expectations[index].frames[frame][field]? += distance
                changes.append(
                    Perturbation(
                        scenario: recipe.expectations[index].scenario,
                        provenance: recipe.expectations[index].provenance, node: frames[frame].node, field: field))
                break
            }
        }
        return changes
    }
}
