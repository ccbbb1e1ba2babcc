import CanonicalJSON
import RecipeModel
import RecipeService
import Rendering

/// A recipe to be shown, whole or in part.
struct ShowRun {
    enum Part: String, CaseIterable { case snippet, tree, frames, meta }

    /// A slug, or a slug with a revision.
    var slug: String
    var only: Part?
    var scenario: String?
    var context: CommandContext

    func run() throws {
        let catalogue = try context.openCatalogue()
        let recipe = try Self.recipe(slug, in: catalogue)
        let output = context.output
        let scenario = try chosenScenario(of: recipe)
        output.page()
        switch only {
        case .snippet where !output.isJSON:
            output.write(recipe.snippet.hasSuffix("\n") ? recipe.snippet : recipe.snippet + "\n")
        case .tree:
            let outcome = ScenarioLayout(recipe).layOut(scenario, tree: .verified)
            guard let tree = outcome.tree else { throw Failure(outcome.diagnostics, in: recipe.snippetSource) }
            output.line(tree.text(indented: true))
        case .frames:
            let outcome = ScenarioLayout(recipe).layOut(scenario)
            guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: recipe.snippetSource) }
            if output.isJSON {
                output.line(FramesJSON.document(of: frames).text(indented: true))
            } else {
                output.write(FramesText(width: Terminal.width, color: output.isColored).text(of: frames))
            }
        case .meta where !output.isJSON:
            output.write(page(of: recipe, output).head)
            if !slug.contains("@") { output.line(try place(of: recipe, in: catalogue)) }
        case .snippet, .meta, nil:
            if output.isJSON {
                output.line(recipe.json.text(indented: true))
            } else {
                var page = page(of: recipe, output)
                page.frames = ScenarioLayout(recipe).layOut(scenario).frames
                page.scenario = scenario.name
                output.write(page.text)
            }
        }
    }

    /// The page of a recipe, which has been laid out to see what is met.
    private func page(of recipe: Recipe, _ output: Output) -> RecipePage {
        var page = RecipePage(recipe: recipe, width: Terminal.width, color: output.isColored)
        let result = Validator(basis: .source).validate(Validator.Subject(recipe: recipe))
        let met = Set(result.expectations.filter(\.state.isSuccess).map { "\($0.scenario)\n\($0.provenance)" })
        page.failing = Set(
            recipe.expectations.filter { !met.contains("\($0.scenario)\n\($0.provenance)") }.map(\.provenance.origin)
        ).union(result.expectations.filter { !$0.state.isSuccess }.map(\.provenance.origin))
        return page
    }

    /// What the store knows of a recipe besides what it says.
    private func place(of recipe: Recipe, in catalogue: Catalogue) throws -> String {
        let stored = try catalogue.store.recipe(recipe.slug)
        let former = stored.aliases.isEmpty ? "" : ", formerly " + stored.aliases.joined(separator: ", ")
        return "\(stored.recipe.slug), \(stored.reference), revision \(stored.revision)\(former)"
    }

    private func chosenScenario(of recipe: Recipe) throws -> Scenario {
        guard let scenario else { return recipe.allScenarios[0] }
        if let found = recipe.scenario(named: scenario) { return found }
        let names = recipe.allScenarios.map { $0.name }.joined(separator: ", ")
        throw Failure("\(recipe.slug) has no scenario called \"\(scenario)\"", hint: "there are: \(names)")
    }

    /// The recipe of a slug, or of `slug@revision`.
    static func recipe(_ name: String, in catalogue: Catalogue) throws -> Recipe {
        let parts = name.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[1]) else { return try catalogue.recipe(slug: name) }
        return try catalogue.store.recipe(String(parts[0]), at: number)
    }
}
