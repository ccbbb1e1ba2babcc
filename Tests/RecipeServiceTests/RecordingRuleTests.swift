import LayoutEngine
import RecipeModel
import RecipeStore
import Testing

@testable import RecipeService

/// What recording, accepting and rejecting leave alone, rule by rule.
@Suite struct RecordingRuleTests {
    private static let engine = Provenance(origin: .engine, version: "0.0.1")
    private static let apple = Provenance(origin: .apple, os: "iOS 26.0")

    /// Expectations of the row, each right or with the first square 5 too far left.
    private static func row(_ expectations: [(origin: Provenance, isRight: Bool, isXfail: Bool)]) -> Recipe {
        var recipe = Fixture.row()
        recipe.expectations = expectations.map { origin, isRight, isXfail in
            var frames = Fixture.rowFrames
            if !isRight { frames[0].x = 100 }
            return Expectation(
                scenario: "plain", provenance: origin, expectedFailure: isXfail ? .init() : nil, frames: frames)
        }
        return recipe
    }

    private static let derived = Provenance(origin: .derived)

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var before: [(origin: Provenance, isRight: Bool, isXfail: Bool)]
        var change: Revision.Change
        var action: Catalogue.RecordAction
        /// The origins afterwards, and whether a failure of each is expected.
        var after: [(Provenance.Origin, Bool)]
    }

    @Test(arguments: [
        // Recording adds numbers and decides about nothing.
        Case(
            testDescription: "recording beside an unexpected pass", before: [(derived, true, true)], change: .record,
            action: .recorded, after: [(.derived, true), (.engine, false)]),
        Case(
            testDescription: "recording beside an expected failure", before: [(derived, false, true)], change: .record,
            action: .recorded, after: [(.derived, true), (.engine, false)]),
        Case(
            testDescription: "recording over an expected failure", before: [(engine, false, true)], change: .record,
            action: .expectedFailure, after: [(.engine, true)]),
        // Accepting ends expected failures, but contradicts no better number.
        Case(
            testDescription: "accepting an unexpected pass", before: [(derived, true, true)], change: .accept,
            action: .noLongerFailing, after: [(.derived, false)]),
        Case(
            testDescription: "accepting an expected failure of better numbers", before: [(derived, false, true)],
            change: .accept, action: .keptBetter, after: [(.derived, true)]),
        Case(
            testDescription: "accepting an expected failure of recorded numbers", before: [(engine, false, true)],
            change: .accept, action: .recorded, after: [(.engine, false)]),
        Case(
            testDescription: "accepting a pass beside what fails",
            before: [(derived, true, true), (engine, false, false)],
            change: .accept, action: .recorded, after: [(.derived, false), (.engine, false)]),
        Case(
            testDescription: "accepting where better numbers hold", before: [(derived, true, false)], change: .accept,
            action: .unchanged, after: [(.derived, false)])
    ])
    func decisions(_ one: Case) throws {
        try Fixture.withCatalogue([Self.row(one.before)]) { catalogue in
            let outcomes = try catalogue.record("row", change: one.change, reason: "test")
            #expect(outcomes.map(\.action) == [one.action])
            let after = try catalogue.recipe(slug: "row").expectations
            #expect(after.map(\.provenance.origin) == one.after.map(\.0))
            #expect(after.map { $0.expectedFailure != nil } == one.after.map(\.1))
        }
    }

    /// The tree of a pass that is accepted is the one that passes.
    @Test func theTreeOfAnAcceptedPassIsWritten() throws {
        try Fixture.withCatalogue([Self.row([(Self.derived, true, true)])]) { catalogue in
            try catalogue.store.setTrees(["plain": "{}"], of: "row")
            #expect(try catalogue.record("row", change: .accept, reason: "r").map(\.action) == [.noLongerFailing])
            #expect(try catalogue.store.trees(of: "row")["plain"]?.contains("recipes.tree") == true)
        }
    }

    /// Of a known failure the tree stays with the numbers that it belongs to.
    @Test func theTreeOfAnExpectedFailureStays() throws {
        try Fixture.withCatalogue([Self.row([(Self.engine, false, true)])]) { catalogue in
            let stored = try catalogue.store.recipe("row")
            try catalogue.store.update(StoreEntry(recipe: stored.recipe, trees: ["plain": "{}"]))
            #expect(try catalogue.record("row").map(\.action) == [.expectedFailure])
            #expect(try catalogue.store.trees(of: "row") == ["plain": "{}"])
        }
    }

    /// At two pixels a point a width of 50.5 stays one: from 104.75 to 155.25, rounded 105 to 155.5.
    @Test func framesAreRoundedToThePixelsOfTheScenario() throws {
        var recipe = Self.row([])
        recipe.snippet = Fixture.rowSnippet.replacing("width: 50,", with: "width: 50.5,")
        recipe.body = "```swift\n\(recipe.snippet)\n```\n"
        try Fixture.withCatalogue([recipe]) { catalogue in
            _ = try catalogue.record("row")
            let first = try catalogue.recipe(slug: "row").expectations[0].frames.first { $0.node == "first" }
            #expect(first?.x == 105 && first?.width == 50.5)
        }
    }

    /// Views of one name are recorded by their place, so that every name finds its view again.
    @Test func everyRecordedNameFindsOneView() throws {
        var recipe = Self.row([])
        recipe.snippet = """
            import SwiftUI
            struct Row: View {
                var body: some View {
                    HStack { Text("a"); Text("a"); Text("b"); Color.red; Color.red.accessibilityIdentifier("Text") }
                }
            }
            """
        recipe.body = "```swift\n\(recipe.snippet)\n```\n"
        try Fixture.withCatalogue([recipe]) { catalogue in
            _ = try catalogue.record("row")
            let recorded = try catalogue.recipe(slug: "row")
            let names = recorded.expectations[0].frames.map(\.node)
            #expect(Set(names).count == names.count)
            #expect(names.count == 6)
            #expect(Validator().validate(.init(recipe: recorded)).state == .pass)
        }
    }

    @Test(arguments: [
        ([derived, engine], Provenance.Origin.derived), ([engine, derived], .derived), ([derived, apple], .apple),
        ([engine, apple, derived], .apple), ([engine], .engine)
    ])
    func theBestOriginDecidesWhatAcceptingContradicts(_ origins: [Provenance], _ best: Provenance.Origin) throws {
        try Fixture.withCatalogue([Self.row(origins.map { ($0, false, false) })]) { catalogue in
            let pending = try catalogue.pending().pending
            #expect(pending.map(\.origin) == [best])
            #expect(pending.map(\.needsForce) == [best != .engine])
        }
    }

    /// A name that means no view waits for a decision as a wrong number does.
    @Test func namesOfNoViewWait() throws {
        var recipe = Self.row([(Self.engine, true, false)])
        recipe.expectations[0].frames[0].node = "third"
        try Fixture.withCatalogue([recipe]) { catalogue in
            let pending = try catalogue.pending()
            #expect(pending.pending.map { $0.results.map(\.state) } == [[.error]])
            #expect(pending.failed.isEmpty)
        }
    }

    /// Only what fails is decided on.
    @Test func rejectingMarksWhatFailsAlone() throws {
        try Fixture.withCatalogue([Self.row([(Self.derived, true, false), (Self.engine, false, false)])]) { catalogue in
            _ = try catalogue.reject("row", reason: "known", issue: "7")
            let after = try catalogue.recipe(slug: "row").expectations
            #expect(after.map { $0.expectedFailure?.issue } == [nil, "7"])
            #expect(after.map(\.reason) == [nil, "known"])
        }
    }

    /// Of two scenarios the one whose tree is the stored one does not wait.
    @Test func onlyTreesThatDifferWait() throws {
        var other = Fixture.window
        other.name = "wide"
        other.size = ProposedViewSize(width: 400, height: 100)
        let recipe = Fixture.row(scenarios: [Fixture.window, other])
        try Fixture.withCatalogue([recipe]) { catalogue in
            var trees = StoreEntry.laidOut(RecipeInput(stored: recipe)).entry.trees
            trees["plain"] = trees["plain"]?.replacing("\"width\":50", with: "\"width\":60")
            try catalogue.store.update(StoreEntry(recipe: recipe, trees: trees))
            let pending = try catalogue.pending().pending
            #expect(pending.map(\.scenario) == ["plain"])
            #expect(pending.first?.tree?.id == "tree-differs")
        }
    }

    /// A cause is accepted where nothing else is behind what differs.
    @Test func causesExplainWholeScenarios() {
        func pending(_ deltas: [Double], state: ValidationState = .fail) -> Catalogue.Pending {
            let mismatches = deltas.enumerated().map { place, delta in
                FrameMismatch(
                    node: "Text", path: "Row/Text", field: .width, expected: 0, got: delta, delta: delta,
                    nodeIndex: place)
            }
            let result = ExpectationResult(
                scenario: "plain", provenance: Self.engine, state: state, mismatches: mismatches)
            return Catalogue.Pending(
                slug: "row", title: "Row", scenario: "plain", results: deltas.isEmpty ? [] : [result], origin: .engine)
        }
        let one = MismatchCause(view: "Text", field: .width, delta: 1)
        let two = MismatchCause(view: "Text", field: .width, delta: 2)
        #expect(pending([1]).isExplained(by: [one]))
        #expect(pending([1, 2]).isExplained(by: [one, two]))
        #expect(!pending([1, 2]).isExplained(by: [one]))
        #expect(!pending([1], state: .error).isExplained(by: [one]))
        #expect(!pending([]).isExplained(by: [one]))
        var tree = pending([1])
        tree.tree = TreeDifference.diagnostic(scenario: "plain", stored: "{}", now: .null)
        #expect(!tree.isExplained(by: [one]))
    }

    /// A view whose name is the identifier of another is found by its kind.
    @Test func everyViewHasAName() throws {
        let recipe = Recipe(
            title: "Names",
            snippet: "HStack { Color.red.accessibilityIdentifier(\"Color.red\"); Color.red; Color.blue }")
        let frames = try #require(ScenarioLayout(recipe).layOut(recipe.allScenarios[0]).frames)
        let names = Catalogue.namedNodes(of: frames).map(\.reference)
        #expect(names == ["HStack", "Color.red", "Color[1]", "Color.blue"])
    }
}
