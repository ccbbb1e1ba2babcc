import ArgumentParser
import CanonicalJSON
import RecipeModel
import RecipeService
import RecipeStore

struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Bring back an earlier revision of a recipe, or a whole store from a backup.",
        discussion: """
            SLUG@N becomes the newest revision; nothing of the history is lost. A file is taken for a backup and put \
            in the place of the store, which is kept beside it.

            Examples:
              recipes restore card@2
              recipes restore ~/recipes-backup.sqlite
            """)

    @Argument(
        help: ArgumentHelp("The revision, or the backup, to bring back.", valueName: "slug@n|file"),
        completion: StoreCompletion.revisions)
    var revision: String
    @Option(help: "Why, for the history.") var reason: String?
    @OptionGroup var global: GlobalOptions

    func run() throws {
        if revision.contains("/") || revision.hasSuffix(".sqlite") { return try restoreStore() }
        let parts = revision.split(separator: "@", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[1]) else {
            throw Failure(
                "expected slug@number or a backup, found \"\(revision)\"", hint: "recipes log SLUG lists the numbers")
        }
        let catalogue = try global.openCatalogue(.write)
        var recipe = try catalogue.store.recipe(String(parts[0]), at: number)
        // A recipe keeps the slug that it has by now; the one that it had finds it too.
        if let now = try? catalogue.recipe(slug: String(parts[0])).slug { recipe.slug = now }
        let checked = Catalogue.check(RecipeInput(stored: recipe))
        let outcome = try catalogue.store.add(
            [checked.entry], onConflict: .theirs, change: .restore, reason: reason ?? "from \(revision)")
        let newNumber = outcome.first?.revision ?? 0
        let isChanged = outcome.first.map { $0.action != .unchanged } ?? false
        if global.json {
            let document: JSON = [
                "format": "recipes.restore", "version": 1, "slug": .string(recipe.slug),
                "revision": .number(Double(newNumber)), "changed": .bool(isChanged)
            ]
            global.output.line(document.text())
        } else if isChanged {
            global.output.line("restored \(revision) as \(recipe.slug)@\(newNumber)")
        } else {
            global.output.line("\(recipe.slug) is as it was at \(revision): nothing to restore")
        }
    }

    private func restoreStore() throws {
        let location = StoreLocation.resolve(option: global.store)
        let (store, kept) = try RecipeStore.restore(location.path, from: revision)
        let recipes = try store.count()
        if global.json {
            let document: JSON = [
                "format": "recipes.restore", "version": 1, "store": .string(location.path),
                "recipes": .number(Double(recipes)), "kept": kept.map { .string($0) } ?? .null
            ]
            global.output.line(document.text())
        } else {
            kept.map(global.context.noteBackup)
            global.output.line("restored \(location.path) from \(revision): \(recipes) recipes")
        }
    }
}
