import RecipeModel
import RecipeStore
import Testing

@testable import RecipeService

private let recorded = Provenance(origin: .engine, version: "0.0.1")
private let byApple = Provenance(origin: .apple, os: "iOS 26.0", device: "test data")

/// The row with a wrong number of the given origin.
private func wrong(_ origin: Provenance) -> Recipe {
    var recipe = Fixture.row(origin: origin)
    recipe.expectations[0].frames[0].x = 100
    return recipe
}

@Test func acceptingReplacesWhatWasRecorded() throws {
    try Fixture.withCatalogue([wrong(recorded)]) { catalogue in
        #expect(try catalogue.pending().pending.map(\.scenario) == ["plain"])
        let outcomes = try catalogue.record("row", change: .accept, reason: "centred now")
        #expect(outcomes.map(\.action) == [.recorded])
        #expect(try catalogue.pending().pending.isEmpty)
        let recipe = try catalogue.recipe(slug: "row")
        #expect(recipe.expectations.count == 1)
        #expect(recipe.expectations[0].frames.first { $0.node == "first" }?.x == 105)
        #expect(recipe.expectations[0].reason == "centred now")
        let log = try catalogue.store.log("row")
        #expect(log.map(\.change) == [.accept, .add])
        #expect(log.first?.reason == "centred now")
        // A second time there is nothing to do, and nothing is written.
        #expect(try catalogue.record("row", change: .accept, reason: "again").map(\.action) == [.unchanged])
        #expect(try catalogue.store.log("row").count == 2)
    }
}

@Test("better numbers are only replaced by force and with a reason", arguments: [Provenance(origin: .derived), byApple])
func betterNumbersStay(origin: Provenance) throws {
    try Fixture.withCatalogue([wrong(origin)]) { catalogue in
        let before = try catalogue.recipe(slug: "row")
        #expect(try catalogue.pending().pending.map(\.needsForce) == [true])
        for force in [(false, "because"), (true, nil), (true, "")] as [(Bool, String?)] {
            let outcomes = try catalogue.record("row", replacesBetter: force.0, change: .accept, reason: force.1)
            #expect(outcomes.map(\.action) == [.keptBetter])
        }
        #expect(try catalogue.record("row").map(\.action) == [.keptBetter])
        #expect(try catalogue.recipe(slug: "row") == before)
        let forced = try catalogue.record("row", replacesBetter: true, change: .accept, reason: "a slip")
        #expect(forced.map(\.action) == [.recorded])
        #expect(try catalogue.recipe(slug: "row").expectations.map(\.provenance.origin) == [.engine])
        // What was taken away is in the history.
        #expect(try catalogue.store.recipe("row", at: 1).json == before.json)
    }
}

@Test func numbersWithinToleranceAreNotRewritten() throws {
    var recipe = Fixture.row(origin: recorded)
    // Decimals left out, as a person writes them.
    recipe.expectations[0].frames[0].x = 105.004
    try Fixture.withCatalogue([recipe]) { (catalogue) throws in
        #expect(try catalogue.record("row", change: .accept, reason: "r").map(\.action) == [.unchanged])
        #expect(try catalogue.store.log("row").count == 1)
    }
}

@Test func onlyMissingIsRecorded() throws {
    var other = Fixture.window
    other.name = "other"
    let recipe = Fixture.row(scenarios: [Fixture.window, other])
    try Fixture.withCatalogue([recipe]) { catalogue in
        let outcomes = try catalogue.record("row", onlyMissing: true)
        #expect(outcomes.map(\.action) == [.present, .recorded])
        let expectations = try catalogue.recipe(slug: "row").expectations
        #expect(expectations.map(\.provenance.origin) == [.derived, .engine])
        #expect(Validator().validate(.init(recipe: try catalogue.recipe(slug: "row"))).state == .pass)
    }
}

@Test func rejectingKeepsTheNumbersAndTheReason() throws {
    try Fixture.withCatalogue([wrong(Provenance(origin: .derived))]) { catalogue in
        let outcomes = try catalogue.reject("row", reason: "the engine is wrong")
        #expect(outcomes.map(\.isExpectedFailure) == [false])
        var recipe = try catalogue.recipe(slug: "row")
        #expect(recipe.expectations[0].frames[0].x == 100)
        #expect(recipe.expectations[0].reason == "the engine is wrong")
        #expect(Validator().validate(.init(recipe: recipe)).state == .fail)
        #expect(try catalogue.store.log("row").first?.reason == "rejected: the engine is wrong")

        _ = try catalogue.reject("row", reason: "known", issue: "https://example.com/12")
        recipe = try catalogue.recipe(slug: "row")
        #expect(Validator().validate(.init(recipe: recipe)).state == .xfail)
        #expect(recipe.expectations[0].expectedFailure?.issue == "https://example.com/12")
        #expect(try catalogue.reject("row", reason: "nothing waits any more").isEmpty)
    }
}
