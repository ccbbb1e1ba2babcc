import ArgumentParser
import RecipeStore

struct Tags: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "The tags in use, with how many recipes have each.",
        discussion: """
            Examples:
              recipes tags --json
              recipes tags --format '{{recipes}} {{name}}'
            """)

    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let facets = try catalogue.store.tags()
        try FacetTable(format: "recipes.tags", facets: facets).write(
            to: global.output, style: rows.style(isJSON: global.json))
    }
}
