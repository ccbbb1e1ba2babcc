import ArgumentParser
import CanonicalJSON
import RecipeService
import RecipeStore

struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "What the catalogue holds, in numbers.",
        discussion: """
            Words are the views and modifiers of SwiftUI that recipes support lists; symbols also hold the recipes' own.

            Examples:
              recipes stats
              recipes stats --plain
            """)

    @OptionGroup(title: "Rows") var lines: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let style = try lines.style(isJSON: global.json)
        let catalogue = try global.openCatalogue()
        let statistics = try catalogue.store.statistics()
        let words = Set(SupportedWords.all.map(\.name))
        let used = try catalogue.store.symbolNames(prefix: "", limit: .max).count { words.contains($0) }
        let rows: [(String, Int)] =
            [
                ("recipes", statistics.recipes), ("unchecked", statistics.unchecked),
                ("scenarios", statistics.scenarios), ("layout trees", statistics.layoutTrees),
                ("expectations", statistics.expectations), ("expected frames", statistics.expectedFrames),
                ("numbers asserted", statistics.assertions), ("tags", statistics.tags),
                ("authors", statistics.authors), ("symbols", statistics.symbols), ("words known", words.count),
                ("words in use", used), ("revisions", statistics.revisions)
            ] + statistics.origins.map { ("expectations from \($0.name)", $0.recipes) } + [("bytes", statistics.bytes)]
        if global.json {
            let counts = rows.map { (Self.key($0.0), JSON.number(Double($0.1))) }
            let document: JSON = [
                "format": "recipes.stats", "version": 1, "counts": .object(Dictionary(counts, uniquingKeysWith: { $1 }))
            ]
            return global.output.line(document.text(indented: true))
        }
        guard style.isPage else {
            let values = rows.map { row -> JSON in ["name": .string(row.0), "count": .number(Double(row.1))] }
            return try RowTable(format: "recipes.stats", key: "rows", fields: ["name", "count"], plainCount: 2)
                .write(values, style: style, to: global.output)
        }
        let width = rows.map { $0.0.count }.max() ?? 0
        for (name, count) in rows {
            global.output.line(name + String(repeating: " ", count: width - name.count + 2) + "\(count)")
        }
    }

    /// `layout trees` as `layoutTrees`.
    private static func key(_ name: String) -> String {
        let words = name.split(separator: " ")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
