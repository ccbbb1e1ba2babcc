import RecipeModel
import Testing

@testable import RecipeService

/// The check of the check must itself be hard to please.
@Suite struct SelfTestTests {
    /// A test over one recipe of which every kind of outcome can be said.
    private func test(
        noticed: [String] = [], unnoticed: [String] = [], empty: [String] = [], broken: [String] = []
    ) -> SelfTest {
        var test = SelfTest(Fixture.nothing, of: [])
        (test.noticed, test.unnoticed, test.empty, test.broken) = (noticed, unnoticed, empty, broken)
        return test
    }

    @Test func everyRecipeHasToTurnRed() {
        #expect(test(noticed: ["a"]).isSuccess)
        #expect(!test(noticed: ["a"], unnoticed: ["b"]).isSuccess)
        #expect(!test(noticed: ["a"], empty: ["b"]).isSuccess)
        #expect(!test(noticed: ["a"], broken: ["b"]).isSuccess)
        #expect(!test().isSuccess)
    }

    /// Wherever within its tolerance a layout is, the changed number is out of it.
    @Test(arguments: [-10.0, 0, 10])
    func tolerancesHideNothing(_ off: Double) {
        var recipe = Fixture.row()
        recipe.expectations[0].tolerance = 10
        recipe.expectations[0].reason = "test"
        for frame in recipe.expectations[0].frames.indices {
            for field in FrameMismatch.Field.allCases { recipe.expectations[0].frames[frame][field]? += off }
        }
        let subjects = [Validator.Subject(recipe: recipe)]
        #expect(Validator().validate(subjects, threads: 1).isSuccess)
        #expect(SelfTest(Validator(perturbs: true).validate(subjects, threads: 1), of: subjects).noticed == ["row"])
    }

    /// Of many recipes all kinds of numbers are changed, and not those of the first frame alone.
    @Test func everyKindOfNumberIsChanged() {
        let changes = (0..<40).flatMap { number -> [Perturbation] in
            var recipe = Fixture.row(slug: "row-\(number)")
            return Perturbation.apply(to: &recipe)
        }
        #expect(changes.count == 40)
        #expect(Set(changes.map { "\($0.node).\($0.field)" }).count == 8)
    }

    @Test func aFrameWithoutNumbersIsPassedOver() {
        var recipe = Fixture.row()
        recipe.expectations[0].frames[0] = ExpectedFrame(node: "first")
        let subjects = [Validator.Subject(recipe: recipe)]
        #expect(SelfTest(Validator(perturbs: true).validate(subjects, threads: 1), of: subjects).noticed == ["row"])
    }

    struct Verdict: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (inout RecipeResult) -> Void
        var isBroken = false
    }

    /// Reports that a careless check might give; none of them shows that the changed number was seen.
    @Test(arguments: [
        Verdict(testDescription: "another node") { $0.expectations[0].mismatches[0].node = "third" },
        Verdict(testDescription: "another field") {
            let field = $0.expectations[0].mismatches[0].field
            $0.expectations[0].mismatches[0].field = field == .y ? .x : .y
        },
        Verdict(testDescription: "an expected failure") { $0.expectations[0].state = .xfail },
        Verdict(testDescription: "another scenario") { $0.expectations[0].scenario = "wide" },
        Verdict(testDescription: "another origin") { $0.expectations[0].provenance = Provenance(origin: .engine) },
        Verdict(testDescription: "a recipe that passes") { $0.state = .pass },
        Verdict(testDescription: "an error", change: { $0.state = .error }, isBroken: true),
        Verdict(testDescription: "unsupported", change: { $0.state = .unsupported }, isBroken: true)
    ])
    func onlyTheChangedNumberCounts(_ verdict: Verdict) {
        let subjects = [Validator.Subject(recipe: Fixture.row())]
        var report = Validator(perturbs: true).validate(subjects, threads: 1)
        verdict.change(&report.recipes[0])
        let test = SelfTest(report, of: subjects)
        #expect(test.noticed == [])
        #expect(test.unnoticed == (verdict.isBroken ? [] : ["row"]))
        #expect(test.broken == (verdict.isBroken ? ["row"] : []))
    }

    /// Of a recipe with numbers of two origins only those count that are asked for.
    @Test func otherOriginsDoNotCount() {
        var recipe = Fixture.row()
        recipe.expectations.append(
            Expectation(
                scenario: "plain", provenance: Provenance(origin: .apple, os: "iOS 26.0"), frames: Fixture.rowFrames))
        let subjects = [Validator.Subject(recipe: recipe)]
        let report = Validator(origin: .apple, perturbs: true).validate(subjects, threads: 1)
        #expect(SelfTest(report, of: subjects, origin: .apple).noticed == ["row"])
        #expect(SelfTest(report, of: subjects).unnoticed == ["row"])
        let others = Validator(origin: .derived, perturbs: true).validate(subjects, threads: 1)
        #expect(SelfTest(others, of: subjects).unnoticed == ["row"])
        #expect(SelfTest(report, of: subjects, origin: .engine).empty == ["row"])
    }
}
