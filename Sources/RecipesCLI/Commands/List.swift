import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeStore

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List recipes, sorted by slug.",
        discussion: """
            Examples:
              recipes list
              recipes list --tag grid --json
              recipes list --format '{{slug}}\\t{{title}}'
            """)

    @OptionGroup(title: "Filters") var filter: FilterArguments
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let style = try rows.style(isJSON: global.json)
        let catalogue = try global.openCatalogue()
        let recipes = try global.storeOperation { try catalogue.store.recipes(matching: try filter.filters()) }
        let output = global.output
        if !style.isPage {
            let rows = recipes.map { stored -> JSON in
                [
                    "slug": .string(stored.recipe.slug), "title": .string(stored.recipe.title),
                    "tags": .array(stored.recipe.tags.map { .string($0) }),
                    "updated": (stored.recipe.updated ?? stored.recipe.created).map { .string($0) } ?? .null,
                    "revision": .number(Double(stored.revision))
                ]
            }
            let fields = ["slug", "title", "tags", "updated", "revision"]
            try RowTable(format: "recipes.list", key: "recipes", fields: fields, plainCount: 4)
                .write(rows, style: style, to: output)
        } else {
            output.page()
            let width = recipes.map { $0.recipe.slug.count }.max() ?? 0
            for stored in recipes {
                let slug = stored.recipe.slug
                output.line(
                    slug + String(repeating: " ", count: width - slug.count + 2)
                        + fitting(TerminalText.escaped(stored.recipe.title), after: width + 2))
            }
        }
        if recipes.isEmpty {
            output.note("no recipe \(filter.isEmpty ? "in the catalogue" : "passes the filters")")
            throw ExitStatus.negative
        }
    }

    /// The title as far as a row of the terminal has room for it; whole where there is none, or nearly none.
    private func fitting(_ title: String, after column: Int) -> String {
        let room = Terminal.width - column
        guard Terminal.isOutputTerminal, room >= 12, title.count > room else { return title }
        return title.prefix(room - 1) + "…"
    }
}
