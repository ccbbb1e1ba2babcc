import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd
import Testing

@testable import RecipeService

/// The layout tree of every scenario of the cookbook stands by itself.
@Test func treesOfTheCookbookStandByThemselves() throws {
    let runner = TreeRunner()
    var bound: Set<String> = []
    var count = 0
    for document in Cookbook.documents {
        let recipe = try #require(document.recipe)
        let layout = ScenarioLayout(recipe, source: document.snippet)
        for scenario in recipe.allScenarios {
            count += 1
            let name = "\(recipe.slug): \(scenario.name)"
            // As written, so that nothing hides behind the check that marks a tree as bound.
            let outcome = layout.layOut(scenario, tree: .written)
            let frames = try #require(outcome.frames, "\(name)")
            let tree = try #require(outcome.tree, "\(name)")
            let again = runner.layOut(tree.text(), layout.options(of: scenario))
            if again.frames.map({ !$0.hasSameLayout(as: frames) }) ?? true { bound.insert(name) }
        }
    }
    #expect(count >= 170)
    #expect(bound.isEmpty)
}
