import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd
import Testing

@testable import RecipeService

/// What each format makes of each state: nothing that is wrong may look right in any of them.
@Suite struct ReportRuleTests {
    private func lines(_ report: ValidationReport, _ format: any ReportFormat.Type) -> [String] {
        format.text(of: report).split(separator: "\n").map(String.init)
    }

    /// The recipes 0 to 6 are: pass, fail, error, unsupported, unchecked, xfail, xpass.
    @Test func tapTellsStates() {
        func tests(_ report: ValidationReport) -> [String] {
            lines(report, TAPReport.self).filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
        }
        var report = Fixture.everyState
        #expect(
            tests(report) == [
                "ok 1 - recipe-0", "not ok 2 - recipe-1", "not ok 3 - recipe-2", "not ok 4 - recipe-3",
                "not ok 5 - recipe-4", "not ok 6 - recipe-5 # TODO a failure is expected",
                "ok 7 - recipe-6 # TODO a failure is expected"
            ])
        report.isStrict = true
        report.allowsEmpty = true
        #expect(tests(report)[6] == "not ok 7 - recipe-6")
        #expect(tests(report)[4] == "ok 5 - recipe-4")
        #expect(tests(Fixture.nothing) == ["not ok 1 - no recipe is selected"])
        // What is told of a recipe cannot pass for a test.
        report.recipes = [
            RecipeResult(
                slug: "a", title: "A", state: .error, diagnostics: [Diagnostic(id: "bad", message: "x\nok 2 - b")])
        ]
        #expect(tests(report) == ["not ok 1 - a"])
    }

    @Test func junitCountsWhatIsNotRight() {
        let every = JUnitReport.text(of: Fixture.everyState)
        // Fail and unchecked are failures, error and unsupported errors, an expected failure is skipped.
        #expect(every.contains("tests=\"7\" failures=\"2\" errors=\"2\""))
        #expect(every.contains("skipped=\"1\""))
        let nothing = JUnitReport.text(of: Fixture.nothing)
        #expect(nothing.contains("tests=\"1\" failures=\"1\" errors=\"0\"") && nothing.contains("name=\"selection\""))
        var allowed = Fixture.nothing
        allowed.allowsEmpty = true
        #expect(JUnitReport.text(of: allowed).contains("tests=\"0\" failures=\"0\" errors=\"0\""))
    }

    @Test func annotationsHaveTheLevelOfTheState() {
        var report = Fixture.everyState
        report.recipes[1].document = "a,b:c.md"
        let commands = lines(report, GitHubReport.self).filter { $0.hasPrefix("::") }
        let levels = commands.map { $0.dropFirst(2).prefix { $0 != " " } }
        #expect(levels == ["error", "error", "error", "error", "notice", "notice"])
        #expect(commands[0].hasPrefix("::error file=a%2Cb%3Ac.md,line=1,title=fail%3A recipe-1::"))
        // No annotation is without a message, and GitHub knows files by their names from the root on.
        #expect(commands.allSatisfy { !$0.hasSuffix("::") })
        report.recipes[1].document = "./docs/a.md"
        #expect(lines(report, GitHubReport.self)[0].hasPrefix("::error file=docs/a.md,line=1,"))
        // A percent sign of a text is no escape.
        #expect(commands[0].contains("%250A") && !commands[0].contains(" %0A"))
        #expect(lines(Fixture.nothing, GitHubReport.self)[0].hasPrefix("::error title=unchecked::"))
    }

    @Test func sarifHasTheLevelOfTheState() throws {
        let run = try #require(SARIFReport.document(of: Fixture.everyState)["runs"]?.arrayValue?.first)
        let results = try #require(run["results"]?.arrayValue)
        func levels(_ rule: String) -> [String?] {
            results.filter { $0["ruleId"]?.stringValue == rule }.map { $0["level"]?.stringValue }
        }
        #expect(levels("frame-mismatch") == ["error", "note"])
        #expect(levels("unchecked") == ["error"])
        #expect(levels("unexpected-pass") == ["warning"])
        #expect(levels("bad") == ["error"])
    }

    @Test func theStepSummarySaysHowItWent() {
        #expect(StepSummary.text(of: Fixture.everyState).hasPrefix("### ❌ recipes"))
        let good = Validator().validate([Validator.Subject(recipe: Fixture.row())], threads: 1)
        #expect(StepSummary.text(of: good).hasPrefix("### ✅ recipes"))
        #expect(StepSummary.text(of: Fixture.nothing).hasPrefix("### ❌ recipes"))
    }

    @Test func expectedFailuresAreNoNews() {
        #expect(ReportLines.lines(of: Fixture.everyState.recipes[5]).isEmpty)
        var report = Fixture.everyState
        report.recipes[5].expectations[0].picture = report.recipes[1].expectations[0].picture
        #expect(FramePairs(of: report).pairs.map(\.name) == ["recipe-1-1"])
    }

    /// Remarks about what passes are shown.
    @Test func warningsOfPassesAreShown() {
        var report = Validator().validate([Validator.Subject(recipe: Fixture.row())], threads: 1)
        #expect(!TextReport.text(of: report).contains("pass  row"))
        report.recipes[0].diagnostics = [Diagnostic(id: "overlap", severity: .warning, message: "they overlap")]
        #expect(TextReport.text(of: report).hasPrefix("pass  row\n    warning: they overlap [overlap]\n"))
    }

    /// Shards may be empty, the whole may not unless that is said of it.
    @Test func shardsDoNotDecideForTheWhole() throws {
        var empty = Fixture.nothing
        empty.allowsEmpty = true
        let parts = [(name: "a", report: empty), (name: "b", report: empty)]
        #expect(try !ReportMerge.merge(parts).isSuccess)
        #expect(try ReportMerge.merge(parts, allowsEmpty: true).isSuccess)
    }

    @Test func quotesAreMarkupToo() {
        #expect(ReportText.markup("'\"<&>") == "&#39;&quot;&lt;&amp;&gt;")
    }

    /// One strict shard makes the whole strict; that a shard may be empty says nothing of the whole.
    @Test func rulesOfShards() throws {
        var first = ValidationReport(engineVersion: "1", recipes: [Fixture.everyState.recipes[6]])
        var second = ValidationReport(engineVersion: "1", recipes: [])
        second.allowsEmpty = true
        func merged() throws -> ValidationReport { try ReportMerge.merge([("a", first), ("b", second)]) }
        #expect(try merged().isSuccess)
        #expect(try !merged().allowsEmpty)
        second.isStrict = true
        #expect(try !merged().isSuccess)
        first.engineVersion = "2"
        #expect(throws: InputError.self) { try merged() }
        // What a report says of its rules is read back.
        let read = try JSONReport.read(JSONReport.text(of: second), name: "b")
        #expect(read.isStrict && read.allowsEmpty)
    }

    /// Trees without the mark are those of the first writer.
    @Test func treesWithoutAWriterAreOfTheFirst() {
        #expect(StoredTree(parsing: "{}")?.writer == 1)
        #expect(StoredTree(parsing: "{\"writer\":2}")?.writer == 2)
        #expect(StoredTree.writer > 1)
    }
}
