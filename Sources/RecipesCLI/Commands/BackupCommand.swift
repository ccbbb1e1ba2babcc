import ArgumentParser
import CanonicalJSON
import RecipeStore

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a verified copy of the store.",
        discussion: """
            Before a migration, a repair, a restore and before ten or more recipes are replaced at once a backup is \
            made beside the store without being asked, as NAME.before-….sqlite; the five newest of these are kept. \
            Backups made by this command are never removed. recipes restore FILE puts one in the place of the store.

            Example:
              recipes backup ~/recipes-backup.sqlite
            """)

    @Argument(help: "The file to write; beside the store with a number if there is none.", completion: .file())
    var path: String?
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let written = try catalogue.store.backup(to: path)
        global.output.line(
            global.json
                ? (["format": "recipes.backup", "version": 1, "path": .string(written)] as JSON).text() : written)
    }
}
