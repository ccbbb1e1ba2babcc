import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore
import Rendering

struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a recipe: the answer, the picture, the code and the frames.",
        discussion: """
            SLUG@N shows the recipe as it was at revision N.

            Examples:
              recipes show movie-detail-view-custom-alignment-guide
              recipes show card --only snippet > Card.swift
              recipes show card --only frames --scenario wide
            """)

    enum Part: String, ExpressibleByArgument, CaseIterable { case snippet, tree, frames, meta }

    @Argument(help: "The slug of a recipe, or slug@revision.") var slug: String
    @Option(help: "Print this part only; the snippet is byte for byte what was added.") var only: Part?
    @Option(help: ArgumentHelp("The scenario to show.", valueName: "name")) var scenario: String?
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let recipe = try global.storeOperation { try Self.recipe(slug, in: catalogue) }
        let output = global.output
        let scenario = try chosenScenario(of: recipe)
        switch only {
        case .snippet where !json:
            output.write(recipe.snippet.hasSuffix("\n") ? recipe.snippet : recipe.snippet + "\n")
        case .tree:
            let outcome = ScenarioLayout(recipe).layOut(scenario)
            guard let tree = outcome.tree else { throw Failure(outcome.diagnostics, in: recipe.snippetSource) }
            output.line(tree.text(indented: true))
        case .frames:
            let outcome = ScenarioLayout(recipe).layOut(scenario)
            guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: recipe.snippetSource) }
            if json {
                output.line(FramesJSON.document(of: frames).text(indented: true))
            } else {
                output.write(FramesText(width: Terminal.width, color: output.isColored).text(of: frames))
            }
        case .meta where !json:
            output.write(RecipePage(recipe: recipe, width: Terminal.width, color: output.isColored).head)
        case .snippet, .meta, nil:
            if json {
                output.line(recipe.json.text(indented: true))
            } else {
                var page = RecipePage(recipe: recipe, width: Terminal.width, color: output.isColored)
                page.frames = ScenarioLayout(recipe).layOut(scenario).frames
                page.scenario = scenario.name
                output.write(page.text)
            }
        }
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
