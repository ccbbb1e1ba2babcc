import ArgumentParser
import CanonicalJSON
import RecipeModel
import RecipeService
import RecipeStore

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring back an earlier revision of a recipe, as a new one.",
        discussion: """
            Example:
              recipes restore card@2
            """)

    @Argument(help: ArgumentHelp("The revision to bring back.", valueName: "slug@n")) var revision: String
    @Option(help: "Why, for the history.") var reason: String?
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let parts = revision.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[1]) else {
            throw Failure("expected slug@number, found \"\(revision)\"", hint: "recipes log SLUG lists the numbers")
        }
        let catalogue = try global.openCatalogue(.write)
        let recipe = try global.storeOperation { try catalogue.store.recipe(String(parts[0]), at: number) }
        let checked = Catalogue.check(RecipeInput(stored: recipe))
        let outcome = try global.storeOperation {
            try catalogue.store.add(
                [checked.entry], onConflict: .theirs, change: .restore, reason: reason ?? "from \(revision)")
        }
        let newNumber = outcome.first?.revision ?? 0
        if json {
            let document: JSON = [
                "format": "recipes.restore", "version": 1, "slug": .string(recipe.slug),
                "revision": .number(Double(newNumber))
            ]
            global.output.line(document.text())
        } else {
            global.output.line("restored \(revision) as \(recipe.slug)@\(newNumber)")
        }
    }
}
