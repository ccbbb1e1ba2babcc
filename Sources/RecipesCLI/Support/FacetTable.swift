import CanonicalJSON
import Diagnostics
import RecipeStore

/// Names with their counts.
struct FacetTable {
    let format: String
    let facets: [Facet]

    func write(to output: Output, asJSON: Bool) {
        if asJSON {
            let rows = facets.map { facet -> JSON in
                ["name": .string(facet.name), "recipes": .number(Double(facet.recipes))]
            }
            output.line((["format": .string(format), "version": 1, "rows": .array(rows)] as JSON).text(indented: true))
            return
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
