import Diagnostics
import LayoutEngine
import RecipeModel
import RecipeStore
import SwiftUIFrontEnd
import Testing

@testable import RecipeService

/// What is checked of a scenario whatever is expected of it: mirror images, finite frames, stored trees that read.
@Suite struct ScenarioCheckTests {
    struct Mirror: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var body: String
        /// The end of what is told; `nil` for a mirror image.
        var problem: String?
        /// The width of the window, where it is another.
        var width: Double?
    }

    /// In a window of 300 by 100. Whatever is 50 wide in the middle begins at 125.
    @Test(arguments: [
        // 50 + 10 + 30 in the middle: the first from 105 to 155, its mirror image from 145 to 195.
        Mirror(
            testDescription: "a row",
            body: """
                HStack(spacing: 10) { Color.red.frame(width: 50, height: 9); Color.blue.frame(width: 30, height: 9) }
                """),
        Mirror(
            testDescription: "a row that does not turn",
            body: """
                HStack(spacing: 10) { Color.red.frame(width: 50, height: 9); Color.blue.frame(width: 30, height: 9) }
                    .environment(\\.layoutDirection, .leftToRight)
                """, problem: "is at 105 45.5, 50x9 with the other direction, its mirror image at 145 45.5, 50x9"),
        // As wide, and in the same place, but taller.
        Mirror(
            testDescription: "another height",
            body: "Color.red.frame(width: 50, height: direction == .rightToLeft ? 20 : 10)",
            problem: "is at 125 40, 50x20 with the other direction, its mirror image at 125 45, 50x10"),
        // (100 - 10) / 2 = 45 and 5 up or down.
        Mirror(
            testDescription: "further up",
            body: "Color.red.frame(width: 50, height: 10).offset(y: direction == .rightToLeft ? 5 : -5)",
            problem: "is at 125 50, 50x10 with the other direction, its mirror image at 125 40, 50x10"),
        Mirror(
            testDescription: "as many other views",
            body: "if direction == .leftToRight { Color.red } else { Rectangle() }",
            problem: "right to left gives other views"),
        // The root is as wide as its content, and that is its own mirror image.
        Mirror(
            testDescription: "as wide as it likes",
            body: """
                HStack(spacing: 10) { Color.red.frame(width: 50, height: 9); Color.blue.frame(width: 30, height: 9) }
                """, width: .infinity),
        Mirror(
            testDescription: "other views", body: "HStack { Color.red; if direction == .leftToRight { Color.blue } }",
            problem: "right to left gives other views")
    ])
    func mirrorImages(_ mirror: Mirror) {
        var scenario = Fixture.window
        if let width = mirror.width { scenario.size?.width = width }
        var recipe = Recipe(
            slug: "mirror", title: "Mirror",
            snippet: """
                import SwiftUI
                struct Row: View {
                    @Environment(\\.layoutDirection) private var direction
                    var body: some View { \(mirror.body) }
                }
                """)
        for claims in [true, false] {
            scenario.mirrors = claims
            recipe.scenarios = [scenario]
            let result = Validator().validate(Validator.Subject(recipe: recipe))
            let problem = claims ? mirror.problem : nil
            // Nothing is expected of its frames.
            #expect(result.state == (problem == nil ? .unchecked : .fail))
            #expect(result.diagnostics.map(\.id) == (problem == nil ? [] : ["not-a-mirror"]))
            #expect(problem.map { result.diagnostics[0].message.hasSuffix($0) } ?? true, "\(result.diagnostics)")
        }
    }

    /// What is wrong is wrong, whatever else is not understood.
    @Test(arguments: [
        (["unsupported-closure"], true), (["unknown-view", "unsupported-x"], true), ([], false),
        (["unknown-modifier", "unknown-name"], false), (["unknown-name", "unknown-modifier"], false)
    ])
    func onlyWhatIsNotUnderstoodIsUnsupported(_ ids: [String], _ isUnsupported: Bool) {
        let outcome = LayoutOutcome(diagnostics: ids.map { Diagnostic(id: $0, message: $0) })
        #expect(outcome.isUnsupported == isUnsupported)
    }

    @Test(arguments: FrameMismatch.Field.allCases, [Double.nan, .infinity])
    func framesAreFinite(_ field: FrameMismatch.Field, _ number: Double) {
        func value(_ other: FrameMismatch.Field) -> Double { other == field ? number : 1 }
        let rect = Rect(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
        let frames = FrameTree(
            viewport: Viewport(size: ProposedViewSize(width: 300, height: 100)),
            nodes: [
                FrameNode(path: "ZStack", name: "ZStack", kind: "ZStack", depth: 0, frame: .zero),
                FrameNode(path: "ZStack/Color", name: "Color", kind: "Color", depth: 1, frame: rect)
            ])
        let layout = ScenarioLayout(Fixture.row())
        #expect(PropertyCheck.violation(of: Fixture.window, frames, layout)?.id == "not-finite")
    }

    /// It is worse than a tree that merely differs, and what the snippet gives is compared all the same.
    @Test func aStoredTreeThatCannotBeReadIsAnError() throws {
        let trees = ["plain": "{\"format\":\"recipes.tree\",\"version\":1}"]
        let subject = Validator.Subject(recipe: Fixture.row(), trees: trees)
        for basis in Validator.Basis.allCases {
            let result = Validator(basis: basis).validate(subject)
            #expect(result.state == (basis == .source ? .pass : .error))
            #expect(result.expectations.map(\.compared) == (basis == .trees ? [] : [8]))
            guard basis != .source else { continue }
            let first = try #require(result.diagnostics.first)
            #expect(first.message.hasPrefix("scenario plain, stored layout tree: "))
            // It names no writer, so another version of the program wrote it.
            #expect(first.hints.last?.contains("recipes accept row") == true)
        }
    }

    @Test func boundTreesAreCounted() throws {
        let recipe = Fixture.row()
        let tree = try #require(ScenarioLayout(recipe).layOut(Fixture.window, tree: .verified).tree?.text())
        let bound = tree.replacing("{\"definitions\"", with: "{\"bound\":[\"a reason\"],\"definitions\"")
        for basis in [Validator.Basis.both, .trees] {
            let result = Validator(basis: basis).validate(Validator.Subject(recipe: recipe, trees: ["plain": bound]))
            #expect(result.basis == LayoutBasis(snippets: 1, bound: 1))
            #expect(result.expectations.map(\.state) == [.pass])
        }
    }

    /// Of a shared report the recipes that a hand has changed are red, the others as they were.
    @Test func changesByHandFail() {
        var report = Validator().validate(Fixture.rows(3), threads: 1)
        report.tell([OutsideEdit(slug: "row-0", revision: 4, parts: ["title", "body"])])
        #expect(report.recipes.map(\.state) == [.fail, .fail, .pass])
        #expect(report.recipes[0].diagnostics.map(\.message) == ["changed without the program: title, body"])
        #expect(report.recipes[0].diagnostics[0].hints == ["recipes restore row-0@4 brings back what it wrote"])
        #expect(report.recipes[1].diagnostics.isEmpty)
        var broken = ValidationReport(
            engineVersion: "1", recipes: [RecipeResult(slug: "row-0", title: "", state: .error, diagnostics: [])])
        broken.tell([OutsideEdit(slug: "row-0", revision: 4, parts: ["title"])])
        #expect(broken.recipes[0].state == .error)
    }
}
