import CanonicalJSON
import Diagnostics
import RecipeStore

/// Names with their counts.
struct FacetTable {
    let format: String
    let facets: [Facet]

    func write(to output: Output, style: RowStyle) throws {
        guard style.isPage else {
            let rows = facets.map { facet -> JSON in
                ["name": .string(facet.name), "recipes": .number(Double(facet.recipes))]
            }
            let table = RowTable(format: format, key: "rows", fields: ["name", "recipes"], plainCount: 2)
            return try table.write(rows, style: style, to: output)
        }
        output.page()
        let width = facets.map { String($0.recipes).count }.max() ?? 0
        for facet in facets {
            let count = String(facet.recipes)
            output.line(
                String(repeating: " ", count: width - count.count) + count + "  " + TerminalText.escaped(facet.name))
        }
    }
}
