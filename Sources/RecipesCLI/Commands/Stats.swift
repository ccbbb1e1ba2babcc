import ArgumentParser
import CanonicalJSON
import RecipeStore

struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "What the catalogue holds, in numbers.",
        discussion: """
            Example:
              recipes stats
            """)

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let statistics = try global.storeOperation { try catalogue.store.statistics() }
        let rows: [(String, Int)] =
            [
                ("recipes", statistics.recipes), ("unchecked", statistics.unchecked),
                ("scenarios", statistics.scenarios), ("layout trees", statistics.layoutTrees),
                ("expectations", statistics.expectations), ("expected frames", statistics.expectedFrames),
                ("numbers asserted", statistics.assertions), ("tags", statistics.tags),
                ("authors", statistics.authors), ("symbols", statistics.symbols), ("revisions", statistics.revisions)
            ] + statistics.origins.map { ("expectations from \($0.name)", $0.recipes) } + [("bytes", statistics.bytes)]
        if global.json {
            let members = Dictionary(rows.map { ($0.0, JSON.number(Double($0.1))) }, uniquingKeysWith: { $1 })
            let document: JSON = ["format": "recipes.stats", "version": 1, "counts": .object(members)]
            global.output.line(document.text(indented: true))
            return
        }
        let width = rows.map { $0.0.count }.max() ?? 0
        for (name, count) in rows {
            global.output.line(name + String(repeating: " ", count: width - name.count + 2) + "\(count)")
        }
    }
}
