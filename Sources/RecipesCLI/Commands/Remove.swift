import ArgumentParser
import CanonicalJSON
import RecipeService

struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a recipe; its history stays, and restore brings it back.",
        discussion: """
            Example:
              recipes remove old-card
            """)

    @Argument(help: "The slug of a recipe.", completion: StoreCompletion.slugs) var slug: String
    @Option(help: "Why, for the history.") var reason: String?
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue(.write)
        try catalogue.store.remove(slug, reason: reason)
        if global.json {
            global.output.line((["format": "recipes.remove", "version": 1, "slug": .string(slug)] as JSON).text())
        } else {
            global.output.line("removed \(slug); recipes log \(slug) has its history")
        }
    }
}
