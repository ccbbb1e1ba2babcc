import ArgumentParser
import CanonicalJSON
import RecipeStore

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a verified copy of the store.",
        discussion: """
            Example:
              recipes backup ~/recipes-backup.sqlite
            """)

    @Argument(help: "The file to write; beside the store with a number if there is none.") var path: String?
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let written = try global.storeOperation { try catalogue.store.backup(to: path) }
        global.output.line(
            json ? (["format": "recipes.backup", "version": 1, "path": .string(written)] as JSON).text() : written)
    }
}
