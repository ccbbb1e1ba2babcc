import ArgumentParser
import RecipeStore

struct Authors: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The authors, with how many recipes each has.",
        discussion: """
            Example:
              recipes authors --json
            """)

    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let facets = try global.storeOperation { try catalogue.store.authors() }
        FacetTable(format: "recipes.authors", facets: facets).write(to: global.output, asJSON: json)
    }
}
