import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeStore

struct Related: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "related",
        abstract: "Recipes near to one: shared words, tags and shape.",
        discussion: """
            Example:
              recipes related sticky-footer
            """)

    @Argument(help: "The slug of a recipe.", completion: StoreCompletion.slugs) var slug: String
    @Option(name: .shortAndLong, help: ArgumentHelp("At most so many.", valueName: "n")) var limit: Int = 8
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let style = try rows.style(isJSON: global.json)
        let catalogue = try global.openCatalogue()
        let related = try catalogue.store.related(to: slug, limit: limit)
        if !style.isPage {
            let rows = related.map { other -> JSON in
                [
                    "slug": .string(other.slug), "title": .string(other.title),
                    "score": .number((other.score * 1_000).rounded() / 1_000),
                    "symbols": .array(other.symbols.map { .string($0) }),
                    "tags": .array(other.tags.map { .string($0) }), "sameShape": .bool(other.hasSameShape)
                ]
            }
            let fields = ["slug", "title", "score", "tags", "symbols", "sameShape"]
            try RowTable(format: "recipes.related", key: "recipes", fields: fields, plainCount: 3)
                .write(rows, style: style, to: global.output)
        } else {
            for other in related {
                var seen: Set<String> = []
                // `padding` may be a tag and a modifier.
                let shared = (other.tags + other.symbols).filter { seen.insert($0.lowercased()).inserted }
                let head = TerminalText.escaped("\(other.slug)  \(other.title)")
                let reasons = TerminalText.escaped("(\(shared.prefix(6).joined(separator: ", ")))")
                let isOneLine = head.count + 2 + reasons.count <= Terminal.width
                global.output.line(head + (isOneLine ? "  " : "\n  ") + reasons)
            }
        }
        if related.isEmpty { throw ExitStatus.negative }
    }
}
