import ArgumentParser
import RecipeStore

struct Tags: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "The tags in use, with how many recipes have each.",
        discussion: """
            Example:
              recipes tags --json
            """)

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let facets = try global.storeOperation { try catalogue.store.tags() }
        FacetTable(format: "recipes.tags", facets: facets).write(to: global.output, asJSON: global.json)
    }
}
