import ArgumentParser
import RecipeStore

struct Authors: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "authors",
        abstract: "The authors, with how many recipes each has.",
        discussion: """
            Examples:
              recipes authors --json
              recipes authors --format '{{recipes}} {{name}}'
            """)

    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let facets = try catalogue.store.authors()
        try FacetTable(format: "recipes.authors", facets: facets).write(
            to: global.output, style: rows.style(isJSON: global.json))
    }
}
