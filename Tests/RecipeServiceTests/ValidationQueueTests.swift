import RecipeModel
import Testing

@testable import RecipeService

/// Time limits, wherever in its piece of the work a lane stands.
@Suite struct ValidationQueueTests {
    /// Counts long enough for any limit that is given here.
    private static let slow = """
        import SwiftUI
        struct Row: View {
            var body: some View {
                let count = { () -> Int in var n = 0; while n < 400_000 { n += 1 }; return n }()
                HStack(spacing: 10) {
                    Color.red.frame(width: 50, height: 40).accessibilityIdentifier("first")
                    Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("second")
                }
                .id(count)
            }
        }
        """

    /// What a lane has taken and not begun when it is given up is checked by the next one.
    @Test(arguments: [1, 2])
    func theOthersAreChecked(_ threads: Int) {
        let subjects = (0..<16).map { number in
            var recipe = Fixture.row(slug: "row-\(number + 10)")
            if number == 1 { recipe.snippet = Self.slow }
            return Validator.Subject(recipe: recipe)
        }
        let report = Validator(timeLimit: 0.15).validate(subjects, threads: threads)
        #expect(report.recipes.map(\.slug) == subjects.map(\.recipe.slug))
        #expect(report.recipes.filter { $0.state != .pass }.map(\.slug) == ["row-11"])
        #expect(report.recipes[1].diagnostics.map(\.id) == ["time-limit"])
    }

    /// Also where the recipe was done before anybody looked at the clock.
    @Test func aLimitHoldsHoweverShort() {
        let report = Validator(timeLimit: 1e-9).validate(Fixture.rows(150), threads: 2)
        #expect(report.count(.error) == 150)
    }

    /// A recipe that is gone when it comes to it is left out, and nothing waits for it.
    @Test func whatIsGoneIsLeftOut() throws {
        let subjects = Fixture.rows(12)
        let source = SubjectSource(subjects) { $0 % 5 == 0 }
        let run = try Validator().run(source, threads: 2)
        #expect(run.report.recipes.count == 9)
    }

    struct Stopped: Error {}

    @Test func whatCannotBeReadStopsTheRun() {
        let source = SubjectSource(failing: Stopped(), count: 100)
        #expect(throws: Stopped.self) { try Validator().run(source, threads: 3) }
    }
}

extension SubjectSource {
    /// Subjects of which some are gone by the time that they are read.
    fileprivate init(_ subjects: [Validator.Subject], without isGone: @escaping @Sendable (Int) -> Bool) {
        self.init(count: subjects.count) { range in range.map { isGone($0) ? nil : subjects[$0] } }
    }

    fileprivate init(failing error: any Error, count: Int) {
        self.init(count: count) { _ in throw error }
    }
}
