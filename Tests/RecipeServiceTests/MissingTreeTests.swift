import RecipeModel
import RecipeStore
import Testing

@testable import RecipeService

/// A store has the layout tree of each scenario; one that was lost is a failure, not one comparison less.
@Suite struct MissingTreeTests {
    private func subject(
        trees change: (inout [String: String]) -> Void = { _ in }, isStored: Bool = true
    ) -> Validator.Subject {
        let recipe = Fixture.row()
        var trees: [String: String] = [:]
        for scenario in recipe.allScenarios {
            trees[scenario.name] = ScenarioLayout(recipe).layOut(scenario, tree: .verified).tree?.text()
        }
        change(&trees)
        return Validator.Subject(recipe: recipe, trees: trees, isStored: isStored)
    }

    private func ids(_ result: RecipeResult) -> [String] { result.diagnostics.map(\.id) }

    @Test(arguments: [Validator.Basis.both, .trees])
    func aLostTreeFails(basis: Validator.Basis) {
        let name = Fixture.row().allScenarios[0].name
        let lost = Validator(basis: basis).validate(subject { $0[name] = nil })
        #expect(lost.state == .fail)
        #expect(ids(lost) == ["tree-missing"])
        #expect(Validator(basis: basis).validate(subject()).state == .pass)
    }

    @Test func aTreeOfNoScenarioFails() {
        let found = Validator().validate(subject { $0["gone"] = $0.values.first })
        #expect(found.state == .fail)
        #expect(ids(found) == ["tree-orphaned"])
    }

    @Test func documentsHaveNoTreesAndTheSourceAloneAsksForNone() {
        #expect(Validator().validate(subject(trees: { $0 = [:] }, isStored: false)).state == .pass)
        #expect(Validator(basis: .source).validate(subject { $0 = [:] }).state == .pass)
    }

    @Test func acceptingWritesTheTreeAndDropsTheOrphan() throws {
        let recipe = Fixture.row()
        try Fixture.withCatalogue([recipe]) { catalogue in
            let stored = try catalogue.store.recipe(recipe.slug)
            let tree = try #require(try catalogue.store.trees(of: recipe.slug).values.first)
            try catalogue.store.update(StoreEntry(recipe: stored.recipe, trees: ["gone": tree], symbols: []))
            #expect(try catalogue.pending().pending.map(\.tree?.id) == ["tree-missing"])
            _ = try catalogue.record(recipe.slug, change: .accept, reason: "lost")
            let trees = try catalogue.store.trees(of: recipe.slug)
            #expect(Set(trees.keys) == Set(recipe.allScenarios.map(\.name)))
            #expect(try catalogue.pending().pending.isEmpty)
        }
    }
}
