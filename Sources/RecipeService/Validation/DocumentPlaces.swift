import Diagnostics
import RecipeModel

/// Where in its document a result of a recipe stands, for reports that point there.
enum DocumentPlaces {
    /// Writes the document's name and the lines of what differs into a result.
    ///
    /// - Parameter recipe: the recipe as it was checked, which may lack some of the document's expectations.
    static func tell(_ result: inout RecipeResult, of recipe: Recipe, in document: RecipeDocument) {
        guard document.source.name != "standard input" else { return }
        result.document = document.source.name
        guard result.state != .pass else { return }
        // The order is that of the document also where some were left out.
        let all = document.recipe?.expectations ?? []
        var taken: Set<Int> = []
        for place in result.expectations.indices {
            let checked = result.expectations[place]
            // Of several blocks about the same each is the place of one result.
            guard
                let index = all.indices.first(where: {
                    all[$0].scenario == checked.scenario && all[$0].provenance == checked.provenance
                        && !taken.contains($0)
                })
            else { continue }
            taken.insert(index)
            func line(of node: String? = nil) -> Int? {
                let frame = all[index].frames.firstIndex { $0.node == node }
                return document.range(ofExpectation: index, frame: frame)
                    .map { document.source.location(of: $0.lowerBound).line }
            }
            if checked.state != .pass { result.expectations[place].line = line() }
            for number in checked.mismatches.indices {
                result.expectations[place].mismatches[number].line = line(of: checked.mismatches[number].node)
            }
            for (number, node) in checked.diagnosticNodes.enumerated() {
                result.expectations[place].diagnosticLines[number] = line(of: node)
            }
        }
    }
}
