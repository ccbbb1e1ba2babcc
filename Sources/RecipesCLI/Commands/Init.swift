import ArgumentParser
import CanonicalJSON
import Foundation
import RecipeService
import RecipeStore

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a store for this project, in .recipes.",
        discussion: """
            Commands in this folder and below then use it. It starts with the cookbook, or empty.

            Example:
              recipes init --empty
            """)

    @Flag(help: "Without the recipes of the cookbook.") var empty = false
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let path = global.store ?? StoreLocation.projectPath
        guard !FileManager.default.fileExists(atPath: path) else {
            throw Failure("there is a store at \(path) already", hint: "recipes doctor --store \(path) looks at it")
        }
        try global.storeOperation {
            if empty {
                _ = try RecipeStore.open(path, access: .create)
            } else {
                _ = try Catalogue.open(StoreLocation(path: path, reason: .option))
            }
        }
        global.output.line(
            json ? (["format": "recipes.init", "version": 1, "path": .string(path)] as JSON).text() : "made \(path)")
    }
}
