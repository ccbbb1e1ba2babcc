import Testing

@testable import RecipeModel

/// A recipe that takes the code of a plain Swift file keeps what the file cannot say.
@Suite struct SwiftFileTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var body: String
        var code: String
        var expected: String
    }

    private static let head = "---\ntitle: Card\ntags: [a]\nscenarios:\n  - name: s\n---\n\n"

    private static func block(_ code: String) -> String { "```swift\n\(code)```\n" }

    private static let frames = "```frames scenario=\"s\" origin=\"derived\"\nA  1  2  3x4\n```\n"

    static let cases = [
        Case(
            testDescription: "one block", body: "Before.\n\n" + block("let a = 1\n") + "\nBehind.\n",
            code: "let a = 22\n", expected: "Before.\n\n" + block("let a = 22\n") + "\nBehind.\n"),
        Case(
            testDescription: "frames behind longer code",
            body: block("let a = 1\n") + "\nOne.\n\n" + frames + "\nTwo.\n",
            code: "let a = 1\nlet b = 2\n",
            expected: block("let a = 1\nlet b = 2\n") + "\nOne.\n\n" + frames + "\nTwo.\n"),
        Case(
            testDescription: "frames before the code", body: "One.\n\n" + frames + "\n" + block("let a = 1\n"),
            code: "let b = 1\nlet c = 1\n", expected: "One.\n\n" + frames + "\n" + block("let b = 1\nlet c = 1\n")),
        Case(
            testDescription: "the first of two", body: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 1\n"),
            code: "let a = 2\n\nlet b = 1\n", expected: block("let a = 2\n") + "\nAnd\n\n" + block("let b = 1\n")),
        Case(
            testDescription: "the second of two", body: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 1\n"),
            code: "let a = 1\n\nlet b = 2\n", expected: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 2\n")),
        Case(
            testDescription: "the middle of three",
            body: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 1\n") + "\nAnd\n\n" + block("let c = 1\n"),
            code: "let a = 1\n\nlet b = 2\nlet b2 = 2\n\nlet c = 1\n",
            expected: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 2\nlet b2 = 2\n") + "\nAnd\n\n"
                + block("let c = 1\n")),
        Case(
            testDescription: "both of two", body: block("let a = 1\n") + "\nAnd\n\n" + block("let b = 1\n"),
            code: "let c = 1\n", expected: block("let c = 1\n") + "\nAnd\n"),
        Case(
            testDescription: "a fence in the code", body: block("let a = 1\n") + "\nEnd.\n",
            code: "// ```\nlet a = 1\n",
            expected: "````swift\n// ```\nlet a = 1\n````\n\nEnd.\n"),
        Case(
            testDescription: "in a quote", body: "> ```swift\n> let a = 1\n> ```\n", code: "let a = 2\n\nlet b = 1\n",
            expected: "> ```swift\n> let a = 2\n> \n> let b = 1\n> ```\n"),
        Case(
            testDescription: "in a list", body: "- ```swift\n  let a = 1\n  ```\n", code: "let a = 2\n\nlet b = 1\n",
            expected: "- ```swift\n  let a = 2\n\n  let b = 1\n  ```\n"),
        Case(
            testDescription: "tildes", body: "~~~swift\nlet a = 1\n~~~\n", code: "let a = 2 // ```\n",
            expected: "~~~swift\nlet a = 2 // ```\n~~~\n")
    ]

    @Test(arguments: cases)
    func codeIsReplaced(_ one: Case) throws {
        let stored = try #require(RecipeDocument(reading: Self.head + one.body, name: "card.md").recipe)
        let file = try #require(RecipeDocument(reading: one.code, name: "Card.swift").recipe)
        let (recipe, kept) = stored.takingCode(of: file)
        #expect(recipe.snippet == one.code)
        #expect(recipe.bodyWithExpectations == one.expected)
        #expect(recipe.tags == ["a"] && recipe.scenarios == stored.scenarios)
        #expect(recipe.expectations.map(\.frames) == stored.expectations.map(\.frames))
        #expect(kept.starts(with: ["tags", "1 scenario"]))
        #expect(kept.contains("1 expected frame") == !stored.expectations.isEmpty)
        // It is what its own document says.
        #expect(RecipeDocument(reading: recipe.markdown, name: "card.md").recipe == recipe)
    }

    @Test func sameCodeChangesNothing() throws {
        let stored = try #require(RecipeDocument(reading: Fixture.full, name: "bars.md").recipe)
        let file = try #require(RecipeDocument(reading: stored.snippet, name: "Bars.swift").recipe)
        #expect(stored.takingCode(of: file).recipe == stored)
    }

    /// A description that is the first comment of the code changes with it, another one stays.
    @Test(arguments: [
        ("", "/// One.\nlet a = 1\n", "/// Two.\nlet a = 1\n", "Two.", [String]()),
        ("", "/// One.\nlet a = 1\n", "let a = 1\n", nil, []),
        ("description: Mine\n", "/// One.\nlet a = 1\n", "/// Two.\nlet a = 1\n", "Mine", ["description"])
    ])
    func descriptions(front: String, before: String, now: String, description: String?, kept: [String]) throws {
        let text = front.isEmpty ? before : "---\ntitle: Card\n\(front)---\n\n" + Self.block(before)
        let name = front.isEmpty ? "Card.swift" : "card.md"
        let stored = try #require(RecipeDocument(reading: text, name: name).recipe)
        let file = try #require(RecipeDocument(reading: now, name: "Card.swift").recipe)
        let taken = stored.takingCode(of: file)
        #expect(taken.recipe.description == description)
        #expect(taken.kept == kept)
    }

    /// What is Markdown and claims nothing of a recipe is no recipe with mistakes.
    @Test(arguments: [
        ("# Read me\n\nHello.\n", true), ("", false), ("---\ntitle: x\n", false), ("```swift\nlet a = 1\n```\n", false),
        ("# A\n\n" + frames, false), ("<details>\n**Tags**: a\n</details>\n", false), ("a\u{0}b", false)
    ])
    func onlyText(text: String, isOnlyText: Bool) {
        #expect(RecipeDocument(reading: text, name: "README.md").isOnlyText == isOnlyText)
    }

    /// A new expectation takes the place of the one that it replaces, and its reason where it has none of its own.
    @Test(arguments: [(nil, "old"), ("new", "new")] as [(String?, String)])
    func replacedExpectationsKeepTheirPlace(reason: String?, kept: String) throws {
        let text = Self.head + "One.\n\n" + Self.frames + "\nTwo.\n"
        var recipe = try #require(RecipeDocument(reading: text, name: "card.md").recipe)
        recipe.expectations[0].reason = "old"
        var next = recipe.expectations[0]
        (next.bodyOffset, next.reason, next.frames[0].x) = (nil, reason, 9)
        let before = recipe.expectations[0].bodyOffset
        recipe.setExpectation(next)
        #expect(recipe.expectations.count == 1 && before != nil)
        #expect(recipe.expectations[0].bodyOffset == before && recipe.expectations[0].reason == kept)
        #expect(recipe.expectations[0].frames[0].x == 9)
    }

    /// Blocks stand in the order of their places; one that would stand before another is written at the end.
    @Test func blocksOutOfOrderStandAtTheEnd() throws {
        let text = Self.head + "One.\n\n" + Self.frames + "\nTwo.\n\n" + Self.frames + "\nThree.\n"
        var recipe = try #require(RecipeDocument(reading: text, name: "card.md").recipe)
        recipe.expectations.reverse()
        #expect(recipe.bodyWithExpectations == "One.\n\n\nTwo.\n\n" + Self.frames + "\nThree.\n\n" + Self.frames)
    }

    /// A place may be left of the window, a length is never below 0.
    @Test(arguments: [("A -1 -2 3x4", true), ("A 1 2 -3x4", false), ("A 1 2 3x-4", false), ("A 1 2 -x-", true)])
    func lengthsAreNotNegative(line: String, isRead: Bool) {
        let text = Self.head + Self.block("let a = 1\n") + "\n```frames origin=\"derived\"\n\(line)\n```\n"
        let document = RecipeDocument(reading: text, name: "card.md")
        #expect(document.diagnostics.map(\.id) == (isRead ? [] : ["bad-frame"]))
    }
}
