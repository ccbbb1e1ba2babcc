import CanonicalJSON
import Diagnostics
import Foundation
import RecipeService
import RecipeStore

/// A search for recipes that lay out like a given one.
struct LikenessRun {
    /// A file with frames as JSON, a document, or a slug.
    var target: String
    var request: SearchRequest
    var limit: Int
    var style: RowStyle
    var context: CommandContext

    func run() throws {
        let likeness = try self.likeness()
        let catalogue = try context.openCatalogue()
        let slugs = try catalogue.store.slugs(matching: request)
        let bar = ProgressBar(
            label: "laying out", isOn: slugs.count > 20 && Terminal.isErrorTerminal && !context.output.isJSON)
        let hits = try {
            defer { bar.finish() }
            return try catalogue.recipes(like: likeness, among: slugs) { bar.update($0, of: $1) }
        }()
        let shown = Array(hits.prefix(limit))
        if style.isPage { write(shown) } else { try writeRows(shown) }
        if hits.count > shown.count { context.output.note("\(shown.count) of \(hits.count); --limit shows more") }
        if hits.isEmpty {
            context.output.note("no recipe lays out at least half like it")
            throw ExitStatus.negative
        }
    }

    private func likeness() throws -> FrameLikeness {
        if target == "-" || target.hasSuffix(".json") {
            let text = try InputText.read(target)
            if let json = try? JSON(parsing: text), json["format"]?.stringValue == "recipes.frames" {
                if let likeness = FrameLikeness(json: json) { return likeness }
                throw Failure("\(target) holds no frame of a view")
            }
            // Standard input cannot be read once more.
            if target == "-" {
                throw Failure(
                    "standard input holds no frames as JSON", hint: "recipes render FILE --format json writes them")
            }
        }
        let loaded = try LoadedRecipe.load(target, context)
        let scenario = loaded.recipe.allScenarios[0]
        let outcome = ScenarioLayout(loaded.recipe, source: loaded.source).layOut(scenario)
        guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: loaded.source) }
        guard let likeness = FrameLikeness(frames) else { throw Failure("\(target) shows no view") }
        return likeness
    }

    private func percent(_ hit: FrameLikeness.Hit) -> Int { Int((hit.likeness * 100).rounded()) }

    private func write(_ hits: [FrameLikeness.Hit]) {
        context.output.page()
        for hit in hits {
            let head = "\(TerminalText.escaped(hit.title))  \(hit.slug)"
            let tail = "\(percent(hit)) % in \(TerminalText.escaped(hit.scenario))"
            context.output.line(head + (head.count + 2 + tail.count <= Terminal.width ? "  " : "\n  ") + tail)
        }
    }

    private func writeRows(_ hits: [FrameLikeness.Hit]) throws {
        let rows = hits.map { hit -> JSON in
            [
                "slug": .string(hit.slug), "title": .string(hit.title), "scenario": .string(hit.scenario),
                "likeness": .number((hit.likeness * 1_000).rounded() / 1_000)
            ]
        }
        let fields = ["slug", "title", "scenario", "likeness"]
        try RowTable(format: "recipes.search-frames", key: "hits", fields: fields, plainCount: 4)
            .write(rows, style: style, to: context.output)
    }
}
