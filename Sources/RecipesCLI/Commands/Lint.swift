import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "What a reader of a recipe will miss: its origin, its license, how it is found.",
        discussion: """
            Looks at title, description, tags, authors, source, license, dates, links and pictures; validate --lint looks \
            at layouts. Takes slugs, documents and folders of documents. Exits with 1 if anything is found.

            Examples:
              recipes lint
              recipes lint recipes/
              recipes lint card --json
            """)

    @Argument(
        help: "Slugs of recipes, documents, or folders of documents; the whole store if there are none.",
        completion: StoreCompletion.slugsAndFiles)
    var inputs: [String] = []
    @OptionGroup var global: GlobalOptions

    func run() throws {
        var rows: [JSON] = []
        var count = 0
        func look(at recipe: Recipe, _ place: String) {
            count += 1
            for warning in RecipeLints.warnings(about: recipe) {
                rows.append([
                    "recipe": .string(place), "id": .string(warning.id), "message": .string(warning.message),
                    "hints": .array(warning.hints.map { .string($0) })
                ])
                guard !global.json else { continue }
                global.output.line(TerminalText.escaped("\(place): \(warning.message) [\(warning.id)]"))
                for hint in warning.hints { global.output.line("  hint: " + TerminalText.escaped(hint)) }
            }
        }
        for input in inputs where ValidationSelection.isDocument(input) {
            for one in try RecipeImport.inputs(at: input) {
                look(at: one.recipe, one.document?.source.name ?? one.recipe.slug)
            }
        }
        let slugs = inputs.filter { !ValidationSelection.isDocument($0) }
        if inputs.isEmpty || !slugs.isEmpty {
            let catalogue = try global.openCatalogue()
            for slug in slugs { look(at: try catalogue.recipe(slug: slug), slug) }
            if inputs.isEmpty {
                try catalogue.store.forEachRecipe { look(at: $0.recipe, $0.recipe.slug) }
            }
        }
        if global.json {
            let document: JSON = [
                "format": "recipes.lint", "version": 1, "recipes": .number(Double(count)), "findings": .array(rows)
            ]
            global.output.line(document.text(indented: true))
        } else {
            let recipes = "\(count) recipe\(count == 1 ? "" : "s") looked at"
            global.output.note("\(recipes), \(rows.count) remark\(rows.count == 1 ? "" : "s")")
        }
        if count == 0 || !rows.isEmpty { throw ExitStatus.negative }
    }
}
