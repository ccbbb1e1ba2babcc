import RecipeModel
import Testing

@testable import RecipeService

/// A program that has become stricter refuses a snippet whose tree it stored once.
@Suite struct RefusedSnippetTests {
    private func result(_ snippet: String, width: Double? = nil, withTree: Bool = true) throws -> RecipeResult {
        var recipe = Fixture.row()
        let tree = try #require(ScenarioLayout(recipe).layOut(Fixture.window, tree: .verified).tree?.text())
        recipe.snippet = snippet
        if let width { recipe.expectations[0].frames[0].width = width }
        return Validator().validate(Validator.Subject(recipe: recipe, trees: withTree ? ["plain": tree] : [:]))
    }

    private let refused = Fixture.rowSnippet.replacing("spacing: CGFloat(gap)", with: "spacing: missing")

    @Test func theFramesOfItsTreeAreStillCompared() throws {
        let result = try result(refused)
        #expect(result.state == .error)
        #expect(result.diagnostics.last?.id == "snippet-refused-now")
        #expect(result.expectations.map(\.state) == [.pass])
        #expect(result.basis.trees == 1)
    }

    @Test func aWrongNumberIsFoundAllTheSame() throws {
        let result = try result(refused, width: 51)
        #expect(result.expectations.map(\.state) == [.fail])
        #expect(result.state == .error)
    }

    @Test func withoutATreeNothingIsKnown() throws {
        let result = try result(refused, withTree: false)
        #expect(result.state == .error)
        #expect(result.expectations.isEmpty)
        #expect(!result.diagnostics.contains { $0.id == "snippet-refused-now" })
    }
}
