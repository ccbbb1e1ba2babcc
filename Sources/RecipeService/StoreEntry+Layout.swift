import Diagnostics
import RecipeModel
import RecipeStore
import SwiftUIFrontEnd

extension StoreEntry {
    /// A recipe with the layout tree of each scenario; what could not be laid out is in `diagnostics`.
    public static func laidOut(
        _ input: RecipeInput
    ) -> (entry: StoreEntry, frames: [String: LayoutOutcome], diagnostics: [Diagnostic]) {
        let layout = ScenarioLayout(input.recipe, source: input.snippet)
        var trees: [String: String] = [:]
        var outcomes: [String: LayoutOutcome] = [:]
        var diagnostics: [Diagnostic] = []
        for scenario in input.recipe.allScenarios {
            let outcome = layout.layOut(scenario, tree: .verified)
            outcomes[scenario.name] = outcome
            trees[scenario.name] = outcome.tree?.text()
            for diagnostic in outcome.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
        }
        return (StoreEntry(recipe: input.recipe, trees: trees, symbols: layout.symbols), outcomes, diagnostics)
    }
}
