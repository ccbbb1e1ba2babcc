import ArgumentParser
import RecipeStore

struct Authors: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "authors",
        abstract: "The authors, with how many recipes each has.",
        discussion: """
            Example:
              recipes authors --json
            """)

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let facets = try global.storeOperation { try catalogue.store.authors() }
        FacetTable(format: "recipes.authors", facets: facets).write(to: global.output, asJSON: global.json)
    }
}
