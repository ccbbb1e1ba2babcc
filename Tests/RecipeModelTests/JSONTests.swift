import CanonicalJSON
import Diagnostics
import Testing

@testable import RecipeModel

@Suite struct JSONTests {
    private func problems(_ text: String) -> [Diagnostic] {
        do {
            _ = try RecipeLines.recipe(from: text)
            return []
        } catch let error as DiagnosticsError {
            return error.diagnostics
        } catch { return [] }
    }

    @Test func theSchemaIsJSON() { #expect(RecipeSchema.value["title"] == "Recipe") }

    @Test func allProblemsAtOnceWithPathAndNearName() {
        let text = """
            {"format":"recipes.recipe","version":1,"title":7,"body":"","tag":["a"],
             "scenarios":[{"name":"a","scale":0},{"nane":"b"}],
             "expectations":[{"scenario":"a","origin":"aple","frames":[{"node":"Text","wdith":3}]}]}
            """
        let found = problems(text)
        #expect(
            found.map(\.message) == [
                "expectations[0].frames[0].wdith: unknown key",
                "expectations[0].origin: found \"aple\", which is not a known value",
                "scenarios[0].scale: found 0, expected at least 1",
                "scenarios[1]: the name is missing",
                "scenarios[1].nane: unknown key",
                "tag: unknown key",
                "title: found 7, expected text"
            ])
        #expect(
            found.flatMap(\.hints).filter { $0.hasPrefix("did") } == [
                "did you mean width?", "did you mean apple?", "did you mean name?", "did you mean tags?"
            ])
    }

    @Test func aNewerFormatIsRefusedKindly() {
        #expect(problems(#"{"format":"recipes.recipe","version":2,"anything":[]}"#).map(\.id) == ["newer-format"])
    }

    @Test func aBodyThatCannotBeFollowedIsRefused() {
        let text = #"{"format":"recipes.recipe","version":1,"title":"A","body":"```swift\nlet a = 1\n"}"#
        #expect(problems(text).map(\.id) == ["open-code-block"])
    }

    @Test func theSnippetComesFromTheBody() throws {
        let text = #"{"format":"recipes.recipe","version":1,"title":"A","body":"x\n\n```swift\nlet a = 1\n```"}"#
        let recipe = try RecipeLines.recipe(from: text)
        #expect(recipe.snippet == "let a = 1\n")
        #expect(recipe.slug == "a")
        #expect(try RecipeLines.recipe(from: recipe.json.text()) == recipe)
    }

    @Test func linesAreSortedAndReadBack() throws {
        let full = try #require(RecipeDocument(reading: Fixture.full, name: "a.md").recipe)
        let other = try Recipe(title: "Another", body: "```swift\n```\n").normalized()
        let text = RecipeLines.text(of: [full, other])
        let read = RecipeLines.read(SourceText(name: "a.jsonl", text: text))
        #expect(read.diagnostics.isEmpty)
        #expect(read.recipes == [other, full])
        let broken = RecipeLines.read(SourceText(name: "a.jsonl", text: text + "{]\n" + text))
        #expect(broken.diagnostics.map(\.id) == ["bad-json", "duplicate-slug", "duplicate-slug"])
    }
}
