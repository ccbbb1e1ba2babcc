import RecipeModel

/// Changes one number of a recipe, for the check of the check.
enum Perturbation {
    /// Moves the first asserted number of every expectation by three points more than is tolerated.
    static func apply(to recipe: inout Recipe) {
        for index in recipe.expectations.indices {
            let distance = 3 + recipe.expectations[index].tolerance
            for frame in recipe.expectations[index].frames.indices {
                let fields = FrameMismatch.Field.allCases
                guard let field = fields.first(where: { recipe.expectations[index].frames[frame][$0] != nil }) else {
                    continue
                }
                recipe.expectations[index].frames[frame][field]? += distance
                break
            }
        }
    }
}
