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
    var mode = SearchMode.words
    var style = RowStyle.page
    /// How recipes have to come out when they are laid out now.
    var verdict: Verdict?

    /// Excerpts of a hit besides that of its title, which is shown whole.
    private static let shownExcerpts = 2

    func run() throws {
        // Joining the words of an array is a matter of protocols, which a single word need not wait for.
        let text = query.count == 1 ? query[0] : query.joined(separator: " ")
        guard text.utf8.count <= Limits.queryBytes else {
            throw Failure(
                "the query has \(text.utf8.count) bytes, at most \(Limits.queryBytes) are taken",
                hint: "look for a few words of it")
        }
        let catalogue = try context.openCatalogue()
        var request = SearchRequest(
            query: text, filters: filters, order: order, limit: limit,
            excerpts: style.isPage ? Self.shownExcerpts : nil,
            mode: mode)
        let result: SearchResult
        do {
            if let verdict {
                request.filters.choose(
                    try context.slugs(verdict, among: try catalogue.store.slugs(matching: request), of: catalogue),
                    name: "status \(verdict.rawValue)")
            }
            result = try catalogue.store.search(request)
        } catch let error as StoreError where error.kind == .query {
            throw complaint(error, text)
        }
        if let match = result.match { context.output.detail("the index was asked for \(match)") }
        if !style.isPage {
            try writeRows(result)
        } else {
            if !result.hits.isEmpty { context.output.page() }
            write(result, context.output)
        }
        if result.hits.isEmpty { throw ExitStatus.negative }
    }

    /// What is wrong with an expression, at its place where the message tells one.
    private func complaint(_ error: StoreError, _ text: String) -> Failure {
        var diagnostic = error.diagnostic
        let source = SourceText(name: "query", text: text)
        if let near = error.message.firstRange(of: "near \"") {
            let word = error.message[near.upperBound...].prefix { $0 != "\"" }
            let found = text.ranges(of: word).last
            let start = found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? text.utf8.count
            diagnostic.range = start..<start + word.utf8.count
        } else if error.message.hasSuffix("at the end") {
            diagnostic.range = text.utf8.count..<text.utf8.count
        }
        return Failure([diagnostic], in: source)
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
            for excerpt in rows(of: hit) {
                // A description needs no label.
                let label = excerpt.field == .description ? "" : excerpt.field.rawValue + ": "
                let text = marked(fitting(excerpt, beside: label), output)
                output.line("  " + (label.isEmpty ? "" : dim(label, output)) + text)
            }
        }
        if result.hits.isEmpty {
            output.note("no recipe matches")
            var told: Set<String> = []
            for suggestion in result.suggestions where told.insert(suggestion.replacement).inserted {
                let replacement = TerminalText.escaped(suggestion.replacement)
                output.note("  did you mean \(replacement)? (\(suggestion.recipes))")
            }
            Self.tell(result.emptyingFilters, output)
        } else if result.total > result.hits.count {
            output.note(
                "\(result.hits.count) of \(result.isTotalExact ? "" : "at least ")\(result.total); --limit shows more")
        }
    }

    /// What is shown of a hit below its title: the sentence that describes it, its tags, and where else it matches if
    /// neither tells.
    private func rows(of hit: SearchHit) -> [Excerpt] {
        func plain(_ field: Excerpt.Field, _ text: String?) -> Excerpt? {
            text.map { Excerpt(field: field, text: $0, ranges: []) }
        }
        let description = hit.excerpts.first { $0.field == .description }
        let tags = hit.excerpts.first { $0.field == .tags }
        let known = [
            description ?? plain(.description, hit.description),
            tags ?? plain(.tags, hit.tags.isEmpty ? nil : hit.tags.joined(separator: ", "))
        ]
        let others = hit.excerpts.filter { ![.title, .description, .tags].contains($0.field) }
        return known.compactMap(\.self) + (description == nil && tags == nil ? others : [])
    }

    /// Says which filters removed everything.
    static func tell(_ filters: [SearchResult.EmptyingFilter], _ output: Output) {
        for filter in filters {
            output.note("  without \(TerminalText.escaped(filter.name)) there are \(filter.hitsWithout)")
        }
    }

    /// The excerpt as far as a row of the terminal has room for it, with the first match in it.
    private func fitting(_ excerpt: Excerpt, beside label: String) -> Excerpt {
        guard Terminal.isOutputTerminal else { return excerpt }
        return excerpt.cut(to: Terminal.width - label.count - 2)
    }

    /// The excerpt with its matches highlighted: in colour on a terminal, in guillemets elsewhere.
    private func marked(_ excerpt: Excerpt, _ output: Output) -> String {
        let text = excerpt.text
        var out = ""
        var place = (index: text.startIndex, offset: 0)
        for range in excerpt.ranges where range.lowerBound >= place.offset {
            guard
                let start = text.index(
                    place.index, offsetBy: range.lowerBound - place.offset, limitedBy: text.endIndex),
                let end = text.index(start, offsetBy: range.count, limitedBy: text.endIndex)
            else { break }
            out += TerminalText.escaped(String(text[place.index..<start]))
            let match = TerminalText.escaped(String(text[start..<end]))
            out += output.isColored ? "\u{1B}[1;33m\(match)\u{1B}[0m" : "«\(match)»"
            place = (end, range.upperBound)
        }
        return out + TerminalText.escaped(String(text[place.index...]))
    }

    private func bold(_ text: String, _ output: Output) -> String {
        output.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }
    private func dim(_ text: String, _ output: Output) -> String {
        output.isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }

    private func writeRows(_ result: SearchResult) throws {
        let fields = ["slug", "title", "tags", "updated", "description", "excerpts"]
        try RowTable(
            format: "recipes.search", key: "hits", fields: fields, plainCount: 4, members: members(of: result)
        ).write(rows(of: result), style: style, to: context.output)
        guard case .document = style else {
            if result.hits.isEmpty { context.output.note("no recipe matches") }
            return
        }
    }

    private func rows(of result: SearchResult) -> [JSON] {
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
        }
    }

    private func members(of result: SearchResult) -> [String: JSON] {
        [
            "total": .number(Double(result.total)), "totalIsExact": .bool(result.isTotalExact),
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
