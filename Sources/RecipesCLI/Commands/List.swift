import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeStore

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List recipes.",
        discussion: """
            Sorted by slug unless --sort says otherwise. Exits with 1 if there is none, and says which filter removed all.

            Examples:
              recipes list
              recipes list --sort updated -n 10
              recipes list --tag grid --json
              recipes list --status failing
              recipes list --format '{{slug}}\\t{{title}}'
            """)

    @OptionGroup(title: "Filters") var filter: FilterArguments
    @Option(help: "How to sort.") var sort: ListOrder = .slug
    @Option(name: [.customShort("n"), .long], help: ArgumentHelp("At most so many.", valueName: "n")) var limit: Int?
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
    }

    func run() throws {
        let style = try rows.style(isJSON: global.json)
        let catalogue = try global.openCatalogue()
        var filters = try filter.filters()
        if let verdict = filter.verdict {
            let slugs = try catalogue.store.identities(matching: filters).map(\.slug)
            filters.choose(
                try global.context.slugs(verdict, among: slugs, of: catalogue), name: "status \(verdict.rawValue)")
        }
        var recipes = try catalogue.store.recipes(matching: filters, order: sort, limit: limit.map { $0 + 1 })
        let hasMore = limit.map { recipes.count > $0 } ?? false
        if hasMore { recipes.removeLast() }
        if style.isPage { write(recipes) } else { try writeRows(recipes, style) }
        if hasMore { global.output.note("there are more than \(recipes.count); --limit shows them") }
        guard recipes.isEmpty else { return }
        global.output.note("no recipe \(filter.isEmpty ? "in the catalogue" : "passes the filters")")
        let reasons = try catalogue.store.search(SearchRequest(filters: filters, limit: 1)).emptyingFilters
        SearchRun.tell(reasons, global.output)
        throw ExitStatus.negative
    }

    private func writeRows(_ recipes: [StoredRecipe], _ style: RowStyle) throws {
        let rows = recipes.map { stored -> JSON in
            [
                "slug": .string(stored.recipe.slug), "title": .string(stored.recipe.title),
                "tags": .array(stored.recipe.tags.map { .string($0) }),
                "updated": (stored.recipe.updated ?? stored.recipe.created).map { .string($0) } ?? .null,
                "revision": .number(Double(stored.revision)), "id": .string(stored.reference)
            ]
        }
        let fields = ["slug", "title", "tags", "updated", "revision", "id"]
        try RowTable(format: "recipes.list", key: "recipes", fields: fields, plainCount: 4)
            .write(rows, style: style, to: global.output)
    }

    private func write(_ recipes: [StoredRecipe]) {
        global.output.page()
        let width = recipes.map { $0.recipe.slug.count }.max() ?? 0
        for stored in recipes {
            let slug = stored.recipe.slug
            global.output.line(
                slug + String(repeating: " ", count: width - slug.count + 2)
                    + fitting(TerminalText.escaped(stored.recipe.title), after: width + 2))
        }
    }

    /// The title as far as a row of the terminal has room for it; whole where there is none, or nearly none.
    private func fitting(_ title: String, after column: Int) -> String {
        let room = Terminal.width - column
        guard Terminal.isOutputTerminal, room >= 12, title.count > room else { return title }
        return title.prefix(room - 1) + "…"
    }
}

extension ListOrder: ExpressibleByArgument {}
