import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

/// A search and how its result is shown.
struct SearchRun {
    var query: [String]
    var context: CommandContext
    var filters = SearchFilters()
    var limit = 20
    var order = SearchOrder.relevance

    /// Excerpts of a hit besides that of its title, which is shown whole.
    private static let shownExcerpts = 2

    func run() throws {
        let text = query.joined(separator: " ")
        guard text.utf8.count <= Limits.queryBytes else {
            throw Failure(
                "the query has \(text.utf8.count) bytes, at most \(Limits.queryBytes) are taken",
                hint: "look for a few words of it")
        }
        let catalogue = try context.openCatalogue()
        let result = try context.storeOperation {
            try catalogue.store.search(
                SearchRequest(
                    query: text, filters: filters, order: order, limit: limit,
                    excerpts: context.output.isJSON ? nil : Self.shownExcerpts))
        }
        if context.output.isJSON {
            context.output.line(document(result).text(indented: true))
        } else {
            if !result.hits.isEmpty { context.output.page() }
            write(result, context.output)
        }
        if result.hits.isEmpty { throw ExitStatus.negative }
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
            let shown = hit.excerpts.filter { $0.field != .title }
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
