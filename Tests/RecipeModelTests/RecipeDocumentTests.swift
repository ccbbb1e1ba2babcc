import CanonicalJSON
import Diagnostics
import LayoutEngine
import Testing

@testable import RecipeModel

@Suite struct RecipeDocumentTests {
    @Test func everythingIsRead() throws {
        let document = RecipeDocument(reading: Fixture.full, name: "bars.md")
        #expect(document.diagnostics.map(\.id) == ["unknown-key"])
        let recipe = try #require(document.recipe)
        #expect(recipe.slug == "linked-bars")
        #expect(recipe.title == "Linked bars: a split")
        #expect(recipe.tags == ["alignment", "ZStack", "guide"])
        #expect(recipe.authors == ["Ada", "Grace"])
        #expect(recipe.created == "2024-01-20")
        #expect(recipe.platform == .macOS)
        #expect(recipe.assets == ["spider": Size(width: 1200, height: 800)])
        #expect(recipe.extra == ["mood": "cheerful"])
        let linked = try #require(recipe.scenario(named: "linked"))
        #expect(linked.size == ProposedViewSize(width: 300, height: 200))
        #expect(linked.state == ["isLinked": false, "title": "x"])
        #expect(linked.environment.layoutDirection == .rightToLeft)
        #expect(linked.steps == [.tap("Show"), .set("count", 3)])
        #expect(linked.mirrors)
        let narrow = try #require(recipe.scenario(named: "narrow"))
        #expect(narrow.size == ProposedViewSize(width: nil, height: .infinity))
        #expect(narrow.safeArea == EdgeInsets(top: 59, bottom: 34))
        let first = recipe.expectations[0]
        #expect(
            first.frames[0]
                == ExpectedFrame(
                    node: "BarView[0]", x: 96, y: 0, width: 50, height: 200, comments: ["(300 - 50 * 2) / 2 - 4 = 96"]))
        #expect(
            first.frames[1]
                == ExpectedFrame(
                    node: "BarView[1]", x: 154, y: nil, width: 50, height: nil, note: "96 + 50 + 8"))
        let second = recipe.expectations[1]
        #expect(second.provenance == Provenance(origin: .apple, os: "macOS 26.0", device: "Mac \"mini\""))
        #expect(second.tolerance == 0.5)
        #expect(second.frames[0].node == "Text(\"a # b\")")
        #expect(second.closingComments == ["last words"])
        #expect(second.bodyOffset == nil)
        #expect(!recipe.body.contains("frames"))
    }

    @Test func swiftBlocksAreOneSnippetWithTheLinesOfTheDocument() throws {
        let document = RecipeDocument(reading: Fixture.full, name: "bars.md")
        let text = document.snippet.text
        #expect(
            text == """
                struct BarView: View {
                    var body: some View { Color.red.frame(width: 50) }
                }

                struct DemoView: View {
                    var body: some View { BarView() }
                }

                """)
        for (needle, column) in [("struct BarView", 1), ("var body: some View { Color", 5), ("struct DemoView", 4)] {
            let offset = try #require(text.range(of: needle)).lowerBound.utf16Offset(in: text)
            let expected = SourceText.Location(line: Fixture.line(needle), column: column)
            #expect(document.snippet.location(of: offset) == expected)
        }
    }

    @Test func roundTripLosesNothing() throws {
        let recipe = try #require(RecipeDocument(reading: Fixture.full, name: "bars.md").recipe)
        let text = recipe.markdown
        let again = RecipeDocument(reading: text, name: "bars.md")
        #expect(again.recipe == recipe)
        #expect(again.recipe?.markdown == text)
        #expect(try Recipe(json: JSON(parsing: recipe.json.text())) == recipe)
    }

    @Test func aSwiftFileIsARecipe() throws {
        let code = "/// Shows a badge.\n/// In red.\nstruct Badge: View {\n    let a = \"```\"\n}\n"
        let document = RecipeDocument(reading: code, name: "dir/MyBadge.swift")
        let recipe = try #require(document.recipe)
        #expect(recipe.title == "MyBadge")
        #expect(recipe.slug == "mybadge")
        #expect(recipe.description == "Shows a badge. In red.")
        #expect(recipe.snippet == code)
        #expect(recipe.allScenarios.map(\.name) == ["default"])
        #expect(RecipeDocument(reading: recipe.markdown, name: "x.md").recipe == recipe)
    }

    @Test func detailsAreData() throws {
        let text = """
            ---
            title: Old form
            ---

            <details>
            **Source:** [Full URL of the source]

            **Created:** 2024-08-24  
            **Last Updated:** 2024-08-25

            **Authors:** `Ada L`

            **Tags:**  
            `One`, `Two Words`
            </details>

            ## Overview
            - **More:** [Link to the docs]

            ```swift
            struct A: View { var x = a[Index And] }
            ```
            """
        let document = RecipeDocument(reading: text, name: "old.md")
        let recipe = try #require(document.recipe)
        #expect(recipe.source == nil)
        #expect(recipe.created == "2024-08-24")
        #expect(recipe.updated == "2024-08-25")
        #expect(recipe.authors == ["Ada L"])
        #expect(recipe.tags == ["One", "Two Words"])
        #expect(recipe.body.hasPrefix("## Overview"))
        #expect(document.diagnostics.map(\.id) == ["placeholder", "placeholder"])
        #expect(
            document.diagnostics.compactMap { $0.range.map { document.source.location(of: $0.lowerBound).line } } == [
                Fixture.line("**Source", in: text), Fixture.line("Link to", in: text)
            ])
        #expect(RecipeDocument(reading: recipe.markdown, name: "x.md").recipe == recipe)
    }

    @Test func carriageReturnsAndMarksAreNoDifference() {
        let plain = RecipeDocument(reading: Fixture.full, name: "a.md").recipe
        let windows = "\u{FEFF}" + Fixture.full.replacing("\n", with: "\r\n")
        #expect(RecipeDocument(reading: windows, name: "a.md").recipe == plain)
    }
}
