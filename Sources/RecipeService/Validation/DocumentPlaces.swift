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
        for place in result.expectations.indices {
            let checked = result.expectations[place]
            guard
                let index = all.firstIndex(where: {
                    $0.scenario == checked.scenario && $0.provenance == checked.provenance
                })
            else { continue }
            for number in checked.mismatches.indices {
                let frame = all[index].frames.firstIndex { $0.node == checked.mismatches[number].node }
                guard let range = document.range(ofExpectation: index, frame: frame) else { continue }
                result.expectations[place].mismatches[number].line =
                    document.source.location(of: range.lowerBound).line
            }
        }
    }
}
