import ArgumentParser
import CanonicalJSON
import RecipeService
import RecipeStore

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a store for this project, in .recipes.",
        discussion: """
            Commands in this folder and below then use it. It starts with the cookbook, or empty.

            Example:
              recipes init --empty
            """)

    @Flag(help: "Without the recipes of the cookbook.") var empty = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let path = global.store ?? StoreLocation.projectPath
        guard !StoreFile.exists(path) else {
            throw Failure("there is a store at \(path) already", hint: "recipes doctor --store \(path) looks at it")
        }
        if empty {
            _ = try RecipeStore.open(path, access: .create)
        } else {
            let bar = ProgressBar(
                label: "filling the catalogue", isOn: Terminal.isErrorTerminal && !global.json)
            defer { bar.finish() }
            _ = try Catalogue.open(StoreLocation(path: path, reason: .option)) { bar.update($0, of: $1) }
        }
        global.output.line(
            global.json
                ? (["format": "recipes.init", "version": 1, "path": .string(path)] as JSON).text() : "made \(path)")
        let used = StoreLocation.resolve(option: global.store)
        if used.reason == .environment {
            global.output.note("RECIPES_STORE is set, so commands use \(used.path) and not this store")
        }
    }
}
