import ArgumentParser
import CanonicalJSON
import RecipeService

struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Remove a recipe; its history stays, and restore brings it back.",
        discussion: """
            Example:
              recipes remove old-card
            """)

    @Argument(help: "The slug of a recipe.") var slug: String
    @Option(help: "Why, for the history.") var reason: String?
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue(.write)
        try global.storeOperation { try catalogue.store.remove(slug, reason: reason) }
        if json {
            global.output.line((["format": "recipes.remove", "version": 1, "slug": .string(slug)] as JSON).text())
        } else {
            global.output.line("removed \(slug); recipes log \(slug) has its history")
        }
    }
}
