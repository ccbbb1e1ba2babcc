import ArgumentParser
import Diagnostics
import RecipeService
import RecipeStore

struct Uses: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uses",
        abstract: "The views, modifiers and alignments in use, or the recipes that use one.",
        discussion: """
            Names are found in what recipes lay out; nobody has to write them down.

            Examples:
              recipes uses
              recipes uses .alignmentGuide
              recipes uses LazyVGrid --plain
            """)

    @Argument(help: "The name of a view, modifier or alignment.", completion: StoreCompletion.symbols) var name: String?
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let style = try rows.style(isJSON: global.json)
        if let name {
            var run = SearchRun(query: [], context: global.context)
            run.filters = SearchFilters(uses: [name])
            run.limit = 1_000
            run.style = style
            return try run.run()
        }
        let catalogue = try global.openCatalogue()
        let facets = try catalogue.store.symbols()
        try FacetTable(format: "recipes.uses", facets: facets).write(to: global.output, style: style)
    }
}
