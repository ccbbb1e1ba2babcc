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
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let related = try global.storeOperation { try catalogue.store.related(to: slug, limit: limit) }
        if global.json {
            let rows = related.map { other -> JSON in
                [
                    "slug": .string(other.slug), "title": .string(other.title),
                    "score": .number((other.score * 1_000).rounded() / 1_000),
                    "symbols": .array(other.symbols.map { .string($0) }),
                    "tags": .array(other.tags.map { .string($0) }), "sameShape": .bool(other.hasSameShape)
                ]
            }
            global.output.line(
                (["format": "recipes.related", "version": 1, "recipes": .array(rows)] as JSON).text(indented: true))
        } else {
            for other in related {
                let shared = (other.tags + other.symbols).prefix(6).joined(separator: ", ")
                global.output.line(TerminalText.escaped("\(other.slug)  \(other.title)  (\(shared))"))
            }
        }
        if related.isEmpty { throw ExitStatus.negative }
    }
}
