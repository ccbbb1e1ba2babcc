import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import RecipeStore

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find recipes by words, tags, authors, what they use, or their structure.",
        discussion: """
            Words may be "phrases", prefix*, -excluded, joined by OR, and limited by title: tag: author: uses:. Anything
            else is literal text. Exits with 1 if nothing matches.

            Examples:
              recipes search alignment
              recipes search 'guide -grid tag:form'
              recipes search '.frame(maxWidth: .infinity)' --uses ViewThatFits
              recipes search --like 'HStack(Text, Spacer, Image)'
            """)

    @Argument(help: "What to look for; nothing lists all recipes.") var query: [String] = []
    @OptionGroup(title: "Filters") var filter: FilterArguments
    @Option(help: ArgumentHelp("Recipes in this state: checked or unchecked.", valueName: "state"))
    var status: Status?
    @Option(name: [.customShort("n"), .long], help: ArgumentHelp("At most so many.", valueName: "n")) var limit: Int = 20
    @Option(help: "How to sort.") var sort: SearchOrder = .relevance
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    enum Status: String, ExpressibleByArgument, CaseIterable { case checked, unchecked }

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit must be at least 1") }
    }

    func run() throws {
        let text = query.joined(separator: " ")
        guard text.utf8.count <= 8_192 else {
            throw Failure(
                "the query has \(text.utf8.count) bytes, at most 8192 are taken", hint: "look for a few words of it")
        }
        let catalogue = try global.openCatalogue()
        var filters = try filter.filters()
        let result = try global.storeOperation {
            if let status { filters.slugs = try slugs(in: status, catalogue) }
            return try catalogue.store.search(
                SearchRequest(query: text, filters: filters, order: sort, limit: limit))
        }
        if json {
            global.output.line(document(result).text(indented: true))
        } else {
            write(result, global.output)
        }
        if result.hits.isEmpty { throw ExitStatus.negative }
    }

    private func slugs(in status: Status, _ catalogue: Catalogue) throws -> [String] {
        try catalogue.store.recipes().filter { $0.recipe.expectations.isEmpty == (status == .unchecked) }
            .map { $0.recipe.slug }
    }

    private func write(_ result: SearchResult, _ output: Output) {
        for hit in result.hits {
            let heads = [
                (TerminalText.escaped(hit.title), bold(TerminalText.escaped(hit.title), output)),
                (hit.slug, dim(hit.slug, output))
            ]
            // Title and slug share a line where there is room.
            let isOneLine = heads.reduce(2) { $0 + $1.0.count } <= Terminal.width
            output.line(heads.map(\.1).joined(separator: isOneLine ? "  " : "\n  "))
            let shown = hit.excerpts.filter { $0.field != .title }.prefix(2)
            if !hit.tags.isEmpty, !shown.contains(where: { $0.field == .tags }) {
                output.line("  " + dim("tags: " + TerminalText.escaped(hit.tags.joined(separator: ", ")), output))
            }
            for excerpt in shown {
                output.line("  \(dim(excerpt.field.rawValue + ":", output)) \(marked(excerpt, output))")
            }
        }
        if result.hits.isEmpty {
            output.note("no recipe matches")
            for suggestion in result.suggestions {
                let replacement = TerminalText.escaped(suggestion.replacement)
                output.note("  did you mean \(replacement)? (\(suggestion.recipes))")
            }
            for filter in result.emptyingFilters {
                output.note("  without \(TerminalText.escaped(filter.name)) there are \(filter.hitsWithout)")
            }
        } else if result.total > result.hits.count {
            output.note(
                "\(result.hits.count) of \(result.isTotalExact ? "" : "at least ")\(result.total); --limit shows more")
        }
    }

    /// The excerpt with its matches highlighted: in colour on a terminal, in guillemets elsewhere.
    private func marked(_ excerpt: Excerpt, _ output: Output) -> String {
        let characters = Array(excerpt.text)
        var out = ""
        var place = 0
        for range in excerpt.ranges where range.lowerBound >= place && range.upperBound <= characters.count {
            out += TerminalText.escaped(String(characters[place..<range.lowerBound]))
            let match = TerminalText.escaped(String(characters[range]))
            out += output.isColored ? "\u{1B}[1;33m\(match)\u{1B}[0m" : "«\(match)»"
            place = range.upperBound
        }
        return out + TerminalText.escaped(String(characters[place...]))
    }

    private func bold(_ text: String, _ output: Output) -> String {
        output.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }
    private func dim(_ text: String, _ output: Output) -> String {
        output.isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }

    private func document(_ result: SearchResult) -> JSON {
        [
            "format": "recipes.search", "version": 1, "total": .number(Double(result.total)),
            "totalIsExact": .bool(result.isTotalExact),
            "hits": .array(
                result.hits.map { hit in
                    [
                        "slug": .string(hit.slug), "title": .string(hit.title),
                        "description": hit.description.map { .string($0) } ?? .null,
                        "tags": .array(hit.tags.map { .string($0) }),
                        "updated": hit.updated.map { .string($0) } ?? .null,
                        "excerpts": .array(
                            hit.excerpts.map { excerpt in
                                [
                                    "field": .string(excerpt.field.rawValue), "text": .string(excerpt.text),
                                    "ranges": .array(
                                        excerpt.ranges.map {
                                            [.number(Double($0.lowerBound)), .number(Double($0.upperBound))]
                                        })
                                ]
                            })
                    ]
                }),
            "suggestions": .array(
                result.suggestions.map {
                    [
                        "word": .string($0.word), "replacement": .string($0.replacement),
                        "recipes": .number(Double($0.recipes))
                    ]
                }),
            "emptyingFilters": .array(
                result.emptyingFilters.map {
                    ["name": .string($0.name), "hitsWithout": .number(Double($0.hitsWithout))]
                })
        ]
    }
}

extension SearchOrder: ExpressibleByArgument {}
