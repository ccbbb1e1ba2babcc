import ArgumentParser
import CanonicalJSON
import RecipeService

struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a recipe another slug; the old one goes on finding it.",
        discussion: """
            Example:
              recipes rename card photo-card
            """)

    @Argument(help: "The slug of a recipe.", completion: StoreCompletion.slugs) var slug: String
    @Argument(help: "The new slug: words of a-z and 0-9 joined by -.") var newSlug: String
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue(.write)
        let old = try catalogue.recipe(slug: slug).slug
        try catalogue.store.rename(old, to: newSlug)
        if global.json {
            let document: JSON = [
                "format": "recipes.rename", "version": 1, "from": .string(old), "to": .string(newSlug)
            ]
            global.output.line(document.text())
        } else {
            global.output.line(
                old == newSlug ? "\(old) has that slug already" : "renamed \(old) to \(newSlug); \(old) still finds it")
        }
    }
}
