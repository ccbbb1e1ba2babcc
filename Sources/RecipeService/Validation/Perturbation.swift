import RecipeModel

/// One changed number of a recipe, for the check of the check.
struct Perturbation: Hashable {
    var scenario: String
    var provenance: Provenance
    var node: String
    var field: FrameMismatch.Field

    /// Moves one asserted number of every expectation so far that it is off by more than is tolerated, wherever within
    /// the tolerance the layout is now.
    ///
    /// Which one depends on the names of recipe, scenario and origin, so that over many recipes places and lengths of
    /// first and last frames are all changed. Failures that are expected are no longer, else they would hide the change.
    static func apply(to recipe: inout Recipe) -> [Perturbation] {
        var changes: [Perturbation] = []
        for index in recipe.expectations.indices {
            recipe.expectations[index].expectedFailure = nil
            let distance = 3 + 2 * recipe.expectations[index].tolerance
            let (scenario, provenance) = (recipe.expectations[index].scenario, recipe.expectations[index].provenance)
            let frames = recipe.expectations[index].frames
            let asserted = frames.indices.flatMap { frame in
                FrameMismatch.Field.allCases.filter { frames[frame][$0] != nil }.map { (frame: frame, field: $0) }
            }
            guard !asserted.isEmpty else { continue }
            let name = StableHash.of("\(recipe.slug)\n\(scenario)\n\(provenance.origin.rawValue)")
            let (frame, field) = asserted[Int(name % UInt64(asserted.count))]
            recipe.expectations[index].frames[frame][field]? += distance
            changes.append(
                Perturbation(scenario: scenario, provenance: provenance, node: frames[frame].node, field: field))
        }
        return changes
    }
}
