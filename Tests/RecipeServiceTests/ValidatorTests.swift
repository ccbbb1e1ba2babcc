import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd
import Testing

@testable import RecipeService

@Test func whatIsRightPasses() {
    let result = Validator().validate(Validator.Subject(recipe: Fixture.row()))
    #expect(result.state == .pass)
    #expect(result.expectations.map(\.compared) == [8])
    #expect(result.diagnostics.isEmpty)
}

@Test("every single wrong number fails", arguments: 0..<8)
func wrongNumbersFail(place: Int) {
    var recipe = Fixture.row()
    let field = FrameMismatch.Field.allCases[place % 4]
    recipe.expectations[0].frames[place / 4][field]? += 1
    let result = Validator().validate(Validator.Subject(recipe: recipe))
    #expect(result.state == .fail)
    #expect(result.expectations[0].mismatches.map(\.delta) == [-1])
    #expect(result.expectations[0].mismatches.map(\.field) == [field])
}

struct StateCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var state: ValidationState
    var change: @Sendable (inout Recipe) -> Void
}

/// What is not a pass, and why.
private let stateCases = [
    StateCase(testDescription: "nothing expected", state: .unchecked) { $0.expectations = [] },
    StateCase(testDescription: "a block without frames", state: .unchecked) { $0.expectations[0].frames = [] },
    StateCase(testDescription: "frames without numbers", state: .unchecked) {
        $0.expectations[0].frames = [ExpectedFrame(node: "first")]
    },
    StateCase(testDescription: "a name of no node", state: .error) { $0.expectations[0].frames[0].node = "third" },
    StateCase(testDescription: "a name of two nodes", state: .error) { $0.expectations[0].frames[0].node = "Color" },
    StateCase(testDescription: "a scenario that is not there", state: .error) { $0.expectations[0].scenario = "plane" },
    StateCase(testDescription: "source that does not read", state: .error) { $0.snippet = "struct Row: View {" },
    StateCase(testDescription: "an unknown view", state: .unsupported) {
        $0.snippet = "struct Row: View { var body: some View { Wobble() } }"
    },
    StateCase(testDescription: "a failure that is expected", state: .xfail) {
        $0.expectations[0].expectedFailure = .init()
        $0.expectations[0].frames[0].x = 0
    },
    StateCase(testDescription: "an expected failure that passes", state: .xpass) {
        $0.expectations[0].expectedFailure = .init()
    }
]

@Test("states", arguments: stateCases)
func states(case stateCase: StateCase) {
    var recipe = Fixture.row()
    stateCase.change(&recipe)
    let result = Validator().validate(Validator.Subject(recipe: recipe))
    #expect(result.state == stateCase.state)
    var report = ValidationReport(engineVersion: "1", recipes: [result])
    #expect(report.isSuccess == [.xfail, .xpass].contains(stateCase.state))
    report.isStrict = true
    #expect(report.isSuccess == (stateCase.state == .xfail))
}

@Test func expectationsOfAnotherOriginDoNotCount() {
    let subject = Validator.Subject(recipe: Fixture.row())
    #expect(Validator(origin: .apple).validate(subject).state == .unchecked)
    #expect(Validator(origin: .derived).validate(subject).state == .pass)
}

@Test func nothingSelectedIsNoPass() {
    #expect(!Validator().validate([], threads: 4).isSuccess)
}

@Test func aStoredTreeThatDiffersFails() {
    let recipe = Fixture.row()
    let other = "{\"format\":\"recipes.tree\",\"root\":{\"call\":\"VStack\"},\"version\":1}"
    let result = Validator().validate(Validator.Subject(recipe: recipe, trees: ["plain": other]))
    #expect(result.state == .fail)
    #expect(result.diagnostics.map(\.id) == ["tree-differs", "tree-frames-differ"])
    let tree = ScenarioLayout(recipe).layOut(Fixture.window, tree: .verified).tree?.text() ?? ""
    #expect(Validator().validate(Validator.Subject(recipe: recipe, trees: ["plain": tree])).state == .pass)
}

/// A tree of another version of the program that gives the same frames is out of date; one that does not, or that this
/// version wrote, is wrong.
@Test func aTreeOfAnotherWriterIsOutOfDate() throws {
    let recipe = Fixture.row()
    let tree = try #require(ScenarioLayout(recipe).layOut(Fixture.window, tree: .verified).tree?.text())
    func validate(_ changed: String) -> RecipeResult {
        Validator().validate(Validator.Subject(recipe: recipe, trees: ["plain": changed]))
    }
    let mark = "\"writer\":\(StoredTree.writer)"
    #expect(tree.contains(mark))
    let older = tree.replacing(mark, with: "\"writer\":1")
    let result = validate(older)
    #expect(result.state == .pass)
    #expect(result.basis.outdated == 1 && result.diagnostics.isEmpty)
    let summary = TextReport.summary(of: ValidationReport(engineVersion: "1", recipes: [result]))
    #expect(summary.contains("recipes accept --all"))
    let moved = validate(older.replacing("\"width\":50", with: "\"width\":60"))
    #expect(moved.state == .fail)
    #expect(moved.diagnostics.map(\.id) == ["tree-differs", "tree-frames-differ"])
    // The same words with another place in the source, by the same version.
    let column = validate(tree.replacing("\"column\":", with: "\"column\":1"))
    #expect(column.diagnostics.map(\.id) == ["tree-differs"])
}

@Test func resultsOfDocumentsTellTheirLines() throws {
    let lines = [
        "---", "title: Row", "scenarios:", "  - {name: plain, size: 300x100, scale: 2}", "---", "```swift",
        Fixture.rowSnippet, "```", "```frames scenario=\"plain\" origin=\"derived\"", "first 105 30 50x40",
        "second 166 40 30x20", "```"
    ]
    let text = lines.joined(separator: "\n") + "\n"
    let document = RecipeDocument(reading: text, name: "recipes/row.md")
    let recipe = try #require(document.recipe)
    let result = Validator().validate(
        Validator.Subject(recipe: recipe, source: document.snippet, document: document))
    #expect(result.document == "recipes/row.md")
    // 6 lines, the snippet's 11, the fences, the line of the first square.
    let line = 6 + Fixture.rowSnippet.split(separator: "\n", omittingEmptySubsequences: false).count + 4
    #expect(result.expectations[0].mismatches.map(\.line) == [line])
}

/// A name that means nothing is told at its line, an unexpected pass at its block.
@Test(arguments: [
    ("", "third 105 30 50x40", 2), ("", "third 105 30 50x40\nfirst 104 30 50x40", 2),
    ("", "first 105 30 50x40\nthird 105 30 50x40", 3), (" status=\"xfail\"", "first 105 30 50x40", 1),
    ("", "first - - -x-", 1)
])
func whatIsNoMismatchHasALineToo(attributes: String, frames: String, place: Int) throws {
    let lines = [
        "---", "title: Row", "scenarios:", "  - {name: plain, size: 300x100, scale: 2}", "---", "```swift",
        Fixture.rowSnippet, "```", "```frames origin=\"derived\"" + attributes, frames, "```"
    ]
    let document = RecipeDocument(reading: lines.joined(separator: "\n") + "\n", name: "row.md")
    let recipe = try #require(document.recipe)
    let result = Validator().validate(
        Validator.Subject(recipe: recipe, source: document.snippet, document: document))
    // Six lines, those of the snippet, and the fence behind it.
    let before = 6 + Fixture.rowSnippet.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    #expect(result.firstLine == before + place)
    let report = ValidationReport(engineVersion: "1", recipes: [result])
    let read = try JSONReport.read(JSONReport.text(of: report), name: "report.json")
    #expect(read.recipes[0].firstLine == before + place)
    let line = SARIFReport.document(of: report)["runs"]?.arrayValue?.first?["results"]?.arrayValue?.first?["locations"]
    let region = line?.arrayValue?.first?["physicalLocation"]?["region"]
    if result.state != .unchecked { #expect(region?["startLine"]?.numberValue == Double(before + place)) }
}

/// Where only other origins say something, recording would not help.
@Test func otherOriginsAreNamed() {
    let report = Validator(origin: .apple).validate([Validator.Subject(recipe: Fixture.row())], threads: 1)
    #expect(report.recipes[0].state == .unchecked && !report.isSuccess)
    let text = TextReport.text(of: report)
    #expect(text.contains("nothing of that origin is expected of it\n"))
    #expect(text.contains("note: its expectations are of other origins than apple [other-origins]"))
    #expect(!text.contains("recipes record"))
}

/// Two blocks about one scenario: the line is that of the block that is wrong.
@Test(arguments: ["origin=\"engine\" version=\"1\"", "origin=\"derived\""])
func linesAreThoseOfTheRightBlock(origin: String) throws {
    let lines = [
        "---", "title: Row", "scenarios:", "  - {name: plain, size: 300x100, scale: 2}", "---", "```swift",
        Fixture.rowSnippet, "```", "```frames scenario=\"plain\" origin=\"derived\"", "first 105 30 50x40", "```",
        "```frames scenario=\"plain\" " + origin, "first 104 30 50x40", "```"
    ]
    let document = RecipeDocument(reading: lines.joined(separator: "\n") + "\n", name: "row.md")
    let recipe = try #require(document.recipe)
    let result = Validator().validate(
        Validator.Subject(recipe: recipe, source: document.snippet, document: document))
    // Six lines, those of the snippet, and six more.
    let line = 6 + Fixture.rowSnippet.split(separator: "\n", omittingEmptySubsequences: false).count + 6
    #expect(result.expectations.map { $0.mismatches.map(\.line) } == [[], [line]])
}

@Test func manyDifferencesOfTreesAreCounted() {
    func tree(_ width: Int) -> JSON {
        let texts = (0..<9).map {
            JSON.object(["call": .string("Text"), "arguments": ["n": .number(Double($0 * width))]])
        }
        return ["root": ["call": "HStack", "children": .array(texts)]]
    }
    // The first is 0 times whatever.
    let hints = TreeDifference.diagnostic(scenario: "plain", stored: tree(1).text(), now: tree(2)).hints
    #expect(hints.first == "HStack/Text n: was 1, is 2")
    #expect(hints.count == 7 && hints.last == "… 2 more differences")
    // What differs although nothing in it does are the places of the calls.
    let places = TreeDifference.diagnostic(scenario: "plain", stored: tree(1).text(), now: tree(1)).hints
    #expect(places.count == 1 && places[0].hasPrefix("only the places of the calls in the snippet"))
}

@Test func cachedResultsAreOnlyThoseOfTheSameOptions() {
    let cache = ValidationCache(path: nil, program: "test")
    let subject = Validator.Subject(recipe: Fixture.row(), trees: ["plain": "{}"])
    let validators = [
        Validator(), Validator(basis: .trees), Validator(basis: .source), Validator(lints: true),
        Validator(origin: .derived), Validator(timeLimit: 1)
    ]
    #expect(Set(validators.map { cache.key(of: subject, by: $0) }).count == validators.count)
}

@Test("the report is the same for any number of threads", arguments: [1, 2, 3, 8, 100])
func threadsDoNotMatter(threads: Int) {
    let subjects = Fixture.rows(20)
    let one = JSONReport.text(of: Validator().validate(subjects, threads: 1))
    let run = Validator().run(subjects.reversed(), threads: threads)
    #expect(JSONReport.text(of: run.report) == one)
    // Of 0 to 19 these are 1, 4, 7, 10, 13, 16, 19.
    #expect(run.report.count(.fail) == 7)
    #expect(run.timings.count == 20)
}

@Test func theSelfTestTurnsEveryRecipeRed() {
    var expected = Fixture.row(slug: "expected-failure")
    expected.expectations[0].expectedFailure = .init(issue: "12")
    let subjects = [Validator.Subject(recipe: Fixture.row()), Validator.Subject(recipe: expected)]
    let report = Validator(perturbs: true).validate(subjects, threads: 2)
    #expect(report.count(.fail) == 2)
    let test = SelfTest(report, of: subjects)
    #expect(test.isSuccess)
    #expect(test.noticed == ["expected-failure", "row"])
}

@Test func theSelfTestFindsAValidatorThatLetsPass() throws {
    let subjects = [Validator.Subject(recipe: Fixture.row())]
    // The report of a validator that did not change anything: the change was not noticed.
    let blind = Validator().validate(subjects, threads: 1)
    #expect(SelfTest(blind, of: subjects).unnoticed == ["row"])
    #expect(try SelfTest(blind, of: SubjectSource(subjects)).unnoticed == ["row"])
    var empty = Fixture.row()
    empty.expectations = []
    let none = [Validator.Subject(recipe: empty)]
    let test = SelfTest(Validator(perturbs: true).validate(none, threads: 1), of: none)
    #expect(test.empty == ["row"])
    #expect(!test.isSuccess)
    #expect(!SelfTest(Fixture.nothing, of: []).isSuccess)
}

@Test func theCookbookTurnsRed() {
    let subjects = Cookbook.documents.compactMap { document in
        document.recipe.map { Validator.Subject(recipe: $0, source: document.snippet) }
    }
    #expect(subjects.count >= 60)
    let test = SelfTest(Validator(perturbs: true).validate(subjects, threads: 2), of: subjects)
    #expect(test.unnoticed == [])
    #expect(test.empty == [])
}

@Test func aRecipeThatTakesTooLongIsAnError() {
    let result = Validator(timeLimit: 0).run([Validator.Subject(recipe: Fixture.row())], threads: 1).report.recipes[0]
    #expect(result.state == .error)
    #expect(result.diagnostics.map(\.id) == ["time-limit"])
}

@Test func theCacheAnswersOnlyForWhatHasNotChanged() throws {
    try Fixture.withFolder { folder in
        let path = folder + "/sub/cache"
        var wrong = Fixture.row(slug: "wrong")
        wrong.expectations[0].frames[0].x = 0
        let subjects = [Validator.Subject(recipe: Fixture.row()), Validator.Subject(recipe: wrong)]
        let cache = ValidationCache(path: path, program: "one")
        let first = Validator().run(subjects, threads: 2, cache: cache)
        #expect(first.cached == 0)
        try cache.save()

        let again = Validator().run(subjects, threads: 2, cache: ValidationCache(path: path, program: "one"))
        // What failed is checked again.
        #expect(again.cached == 1)
        #expect(again.report == first.report)

        func cached(_ subjects: [Validator.Subject], _ validator: Validator = Validator(), program: String = "one")
            -> Int
        {
            validator.run(subjects, threads: 1, cache: ValidationCache(path: path, program: program)).cached
        }
        #expect(cached(subjects, program: "another build") == 0)
        #expect(cached(subjects, Validator(origin: .derived)) == 0)
        #expect(cached(subjects, Validator(lints: true)) == 0)
        var changed = subjects
        changed[0].recipe.expectations[0].frames[0].x = 106
        #expect(cached(changed) == 0)
        changed = subjects
        changed[0].trees = ["plain": "{}"]
        #expect(cached(changed) == 0)
        // A result names its document.
        changed = subjects
        changed[0].document = RecipeDocument(reading: changed[0].recipe.markdown, name: "copy.md")
        #expect(cached(changed) == 0)
        try Data("\u{0}garbage\tno json\nrow\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(cached(subjects) == 0)
    }
}

struct LintCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    /// The ids of the warnings, besides that nothing is expected.
    var ids: [String]
}

private let lintCases = [
    LintCase(testDescription: "nothing to warn about", body: "Color.red.frame(width: 50, height: 50)", ids: []),
    // 25 characters need more than 60 points at every size.
    LintCase(
        testDescription: "text without room",
        body: "Text(\"A rather long line of text\").lineLimit(1).frame(width: 60, height: 80)", ids: ["truncated-text"]),
    // 400 points in a window of 300: 50 stick out on both sides.
    LintCase(
        testDescription: "wider than the window", body: "Color.red.frame(width: 400, height: 50)", ids: ["outside-root"]
    ),
    // 303 in 300: 1.5 on both sides.
    LintCase(
        testDescription: "a little wider than the window", body: "Color.red.frame(width: 303, height: 50)",
        ids: ["outside-root"]),
    LintCase(
        testDescription: "on each other on purpose",
        body: "ZStack { Color.red; Color.blue }.frame(width: 50, height: 50)",
        ids: []),
    LintCase(testDescription: "an ellipsis of its own", body: "Text(\"A…\").frame(width: 300, height: 80)", ids: []),
    LintCase(
        testDescription: "wide, but scrolls",
        body: "ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50) }", ids: []),
    LintCase(
        testDescription: "neighbours on each other",
        body:
            "HStack(spacing: -10) { Color.red.frame(width: 50, height: 50); Color.blue.frame(width: 50, height: 50) }",
        ids: ["overlap"]),
    // The second square hangs 20 lower, so that it begins where the first ends.
    LintCase(
        testDescription: "neighbours on each other in a lazy stack",
        body: """
            LazyVStack(spacing: -10) {
                Color.red.frame(width: 50, height: 20)
                Color.blue.frame(width: 50, height: 20)
            }
            """, ids: ["overlap"]),
    LintCase(
        testDescription: "neighbours below each other",
        body: """
            HStack(alignment: .top, spacing: -10) {
                Color.red.frame(width: 50, height: 20)
                Color.blue.frame(width: 50, height: 20).alignmentGuide(.top) { _ in -20 }
            }
            """, ids: []),
    LintCase(
        testDescription: "only the outermost view is told",
        body: "VStack { Color.red; Color.blue }.frame(width: 400, height: 50)", ids: ["outside-root"]),
    LintCase(testDescription: "text with room", body: "Text(\"A\").frame(width: 300, height: 80)", ids: []),
    LintCase(testDescription: "no area", body: "Color.red.frame(width: 0, height: 50)", ids: ["zero-size"]),
    LintCase(
        testDescription: "a small button",
        body: "Button { } label: { Color.red.frame(width: 43, height: 60) }", ids: ["small-target"]),
    LintCase(
        testDescription: "a button just large enough",
        body: "Button { } label: { Color.red.frame(width: 44, height: 44) }", ids: [])
]

/// A recipe with two scenarios that expects something of the first alone.
@Test func scenariosOfWhichNothingIsExpectedAreTold() {
    var other = Fixture.window
    other.name = "other"
    let recipe = Fixture.row(scenarios: [Fixture.window, other])
    let result = Validator().validate(Validator.Subject(recipe: recipe))
    #expect(result.state == .pass)
    #expect(result.diagnostics.map(\.id) == ["unchecked-scenario"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    var report = ValidationReport(engineVersion: "1", recipes: [result])
    #expect(report.isSuccess)
    #expect(TextReport.summary(of: report).contains("1 scenario: 1 pass; 8 numbers compared"))
    #expect(TextReport.summary(of: report).contains("; 1 scenario unchecked"))
    report.applyStrictRules()
    #expect(report.recipes.map(\.state) == [.unchecked])
    #expect(!report.isSuccess)
    #expect(TextReport.text(of: report).contains("nothing is expected of some of its scenarios"))
    // A check of one origin says nothing about scenarios that expect something of another.
    #expect(Validator(origin: .derived).validate(Validator.Subject(recipe: recipe)).diagnostics.isEmpty)
}

@Test("lints", arguments: lintCases)
func lints(case lintCase: LintCase) {
    let recipe = Recipe(
        slug: "lint", title: "Lint", scenarios: [Fixture.window],
        snippet: "struct Demo: View { var body: some View { \(lintCase.body) } }")
    let result = Validator(lints: true).validate(Validator.Subject(recipe: recipe))
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning }, "\(result.diagnostics)")
    #expect(result.diagnostics.map(\.id) == lintCase.ids, "\(result.diagnostics)")
}

/// A pointer is finer than a finger.
@Test(arguments: [(Platform.iOS, ["small-target"]), (.macOS, [])])
func targetsAreThoseOfThePlatform(platform: Platform, ids: [String]) {
    let recipe = Recipe(
        slug: "lint", title: "Lint", platform: platform, scenarios: [Fixture.window],
        snippet: "Button { } label: { Color.red.frame(width: 20, height: 20) }.buttonStyle(.plain)")
    let result = Validator(lints: true).validate(Validator.Subject(recipe: recipe))
    #expect(result.diagnostics.map(\.id) == ids, "\(result.diagnostics)")
}

@Test func lintsDoNotFailAndAreSaidOnce() {
    var narrow = Fixture.window
    narrow.name = "also"
    var recipe = Fixture.row(scenarios: [Fixture.window, narrow], frames: [])
    recipe.snippet =
        "struct Row: View { var body: some View { Color.red.frame(width: 400, height: 40).id(\"first\") } }"
    // (300 - 400) / 2 = -50 and (100 - 40) / 2 = 30.
    let frame = ExpectedFrame(node: "first", x: -50, y: 30, width: 400, height: 40)
    recipe.expectations = ["plain", "also"].map {
        Expectation(scenario: $0, provenance: Provenance(origin: .derived), frames: [frame])
    }
    let result = Validator(lints: true).validate(Validator.Subject(recipe: recipe))
    #expect(result.state == .pass)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.message.hasSuffix("reaches 50 points out of the window (in plain, also)") == true)
}

/// Five of a kind are listed, each by its identifier or by its path and place; the others are counted.
@Test func lintsNameViewsAndCount() {
    let buttons = (0..<7).map { number in
        "Button { } label: { Color.red.frame(width: 20, height: 30) }"
            + (number == 2 ? ".accessibilityIdentifier(\"save\")" : "")
    }
    let recipe = Recipe(
        slug: "lint", title: "Lint", scenarios: [Fixture.window],
        snippet: "struct Demo: View { var body: some View { HStack { \(buttons.joined(separator: "; ")) } } }")
    let found = Validator(lints: true).validate(Validator.Subject(recipe: recipe)).diagnostics
        .filter { $0.id == "small-target" }.map { $0.message.components(separatedBy: ",")[0] }
    // Six have no identifier, and the same path; they are counted from 0 with the one that has.
    let names = [
        "Demo/HStack/Button[0]", "Demo/HStack/Button[1]", "save", "Demo/HStack/Button[3]", "Demo/HStack/Button[4]"
    ]
    #expect(found == names.map { "\($0) is 20x30" } + ["2 more of the kind"])
}

/// What tells two trees apart: `- ` was there, `+ ` is new; worked out by hand from the two snippets.
private let treeDifferences: [(before: String, now: String, expected: [String])] = [
    ("Color.red.frame(width: 20)", "Color.red.frame(width: 30)", ["Color.frame width: was 20, is 30"]),
    ("Color.red.frame(width: 20)", "Color.red.padding(4).frame(width: 20)", ["+ Color.padding(length: 4)"]),
    ("HStack { Text(\"A\"); Text(\"B\") }", "HStack { Text(\"B\") }", ["- HStack/Text(content: \"A\")"]),
    ("HStack { Text(\"A\") }", "VStack { Text(\"A\") }", ["- HStack()", "+ VStack()"]),
    ("HStack(spacing: 4) { Spacer() }", "HStack { Spacer() }", ["HStack spacing: was 4, is left out"]),
    (
        "Color.red.overlay { Text(\"A\") }", "Color.red.overlay { Text(\"A\").bold() }",
        ["+ Color.overlay content: Text.bold()"]
    )
]

@Test("how trees differ", arguments: treeDifferences.indices)
func treesDiffer(place: Int) throws {
    let (before, now, expected) = treeDifferences[place]
    func tree(_ body: String) throws -> StoredTree {
        let source = SourceText(name: "a.swift", text: "struct A: View { var body: some View { \(body) } }")
        return try #require(Snippet(source).layOut(LayoutOptions(), tree: .verified).tree)
    }
    let difference = TreeDifference.diagnostic(
        scenario: "a", stored: try tree(before).text(), now: try tree(now).json)
    #expect(difference.hints == expected)
}
