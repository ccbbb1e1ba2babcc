import RecipeModel
import RecipeStore

extension RecipeInput {
    /// Whether it is a plain Swift file, which says nothing about scenarios, expectations, tags or authors.
    public var isSwiftFile: Bool { document?.kind == .swift }
}

extension Catalogue {
    /// Gives plain Swift files what only the stored recipes of their slugs say; anything else stays as it is.
    ///
    /// - Returns: the inputs, and by slug in words what was kept.
    /// - Throws: `StoreError`.
    public func completing(_ inputs: [RecipeInput]) throws -> (inputs: [RecipeInput], kept: [String: [String]]) {
        var kept: [String: [String]] = [:]
        let completed = try inputs.map { input -> RecipeInput in
            guard input.isSwiftFile, let stored = try storedRecipe(input.recipe.slug) else { return input }
            var whole = input
            let (recipe, words) = stored.takingCode(of: input.recipe)
            whole.recipe = recipe
            if !words.isEmpty { kept[recipe.slug] = words }
            return whole
        }
        return (completed, kept)
    }

    /// The recipe that has exactly this slug now.
    private func storedRecipe(_ slug: String) throws -> Recipe? {
        do {
            let recipe = try recipe(slug: slug)
            return recipe.slug == slug ? recipe : nil
        } catch let error as StoreError where error.kind == .notFound { return nil }
    }
}
