import RecipeModel

/// Judges a run with changed numbers: each change must have been noticed.
public struct SelfTest: Sendable {
    /// Recipes of which every changed number was noticed, sorted.
    public var noticed: [String] = []
    /// Recipes of which a changed number was let pass, sorted.
    public var unnoticed: [String] = []
    /// Recipes without a number that could be changed, sorted.
    public var empty: [String] = []
    /// Recipes that could not be laid out, sorted.
    public var broken: [String] = []

    /// Whether there was something to notice and all of it was.
    public var isSuccess: Bool { !noticed.isEmpty && unnoticed.isEmpty && empty.isEmpty && broken.isEmpty }

    /// - Parameter report: of a validator with `perturbs`, over the same subjects.
    public init(_ report: ValidationReport, of subjects: [Validator.Subject], origin: Provenance.Origin? = nil) {
        let recipes = Dictionary(subjects.map { ($0.recipe.slug, $0.recipe) }, uniquingKeysWith: { first, _ in first })
        for result in report.recipes {
            judge(result, of: recipes[result.slug] ?? Recipe(slug: result.slug, title: result.title), origin)
        }
    }

    /// Judges without holding all recipes at once.
    ///
    /// - Parameter report: of a validator with `perturbs`, over the same source.
    /// - Throws: what reading a recipe stops with.
    public init(_ report: ValidationReport, of source: SubjectSource, origin: Provenance.Origin? = nil) throws {
        let results = Dictionary(report.recipes.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        try source.forEach { subject in
            if let result = results[subject.recipe.slug] { judge(result, of: subject.recipe, origin) }
        }
        noticed.sort()
        unnoticed.sort()
        empty.sort()
        broken.sort()
    }

    private mutating func judge(_ result: RecipeResult, of recipe: Recipe, _ origin: Provenance.Origin?) {
        var recipe = recipe
        recipe.expectations.removeAll { origin != nil && $0.provenance.origin != origin }
        let changes = Perturbation.apply(to: &recipe)
        let isNoticed = changes.allSatisfy { change in
            result.expectations.contains { expectation in
                expectation.scenario == change.scenario && expectation.provenance == change.provenance
                    && expectation.state == .fail
                    && expectation.mismatches.contains { $0.node == change.node && $0.field == change.field }
            }
        }
        if changes.isEmpty {
            empty.append(result.slug)
        } else if result.state == .error || result.state == .unsupported {
            broken.append(result.slug)
        } else if isNoticed, result.state == .fail {
            noticed.append(result.slug)
        } else {
            unnoticed.append(result.slug)
        }
    }
}
