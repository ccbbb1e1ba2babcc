import Diagnostics
import Testing

@testable import RecipeModel

@Suite struct RecipeDiagnosticsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        /// The id of each expected problem and the text at its place (nil: no place).
        var expected: [(id: String, at: String?)]
        var hint: String?
        var testDescription: String { expected.map(\.id).joined(separator: ", ") }
    }

    static let code = "\n```swift\nstruct A {}\n```\n"

    static let cases = [
        Case(text: "# Only prose\n" + code, expected: [("missing-title", "# Only prose")]),
        Case(text: "---\ntitle: \"open\n---\n" + code, expected: [("bad-yaml", nil)]),
        Case(text: "---\ntitle: A\ntitle: B\n---\n" + code, expected: [("bad-yaml", nil)]),
        Case(text: "---\ntitle: A\n" + code, expected: [("open-front-matter", "---"), ("missing-title", "---")]),
        Case(
            text: "---\ntitle: A\nauthor: [B]\n---\n" + code, expected: [("unknown-key", "author")],
            hint: "did you mean authors?"),
        Case(
            text: "---\ntitle: A\ncreated: 2024-02-30\nplatform: ios\n---\n" + code,
            expected: [("bad-date", "2024-02-30"), ("unknown-value", "ios")]),
        Case(
            text: "---\ntitle: A\nscenarios:\n  - name: a\n    size: 300\n  - name: a\n    sise: 3x4\n---\n" + code,
            expected: [("bad-proposal", "300"), ("duplicate-scenario", "a"), ("unknown-key", "sise")],
            hint: "did you mean size?"),
        Case(
            text: "---\ntitle: A\nscenarios:\n  - name: a\n    device: iPhnoe 15\n---\n" + code,
            expected: [("unknown-device", "iPhnoe 15")], hint: "did you mean iPhone 15?"),
        Case(
            text: "---\ntitle: A\n---\n" + code + "\n```frames origin=\"derived\"\nText 1 2 3\nA 1 2 3xq\n```\n",
            expected: [("bad-frame", "Text 1 2 3"), ("bad-frame", "A 1 2 3xq")]),
        Case(
            text: "---\ntitle: A\n---\n" + code + "\n```frames orgin=\"derived\"\nText 1 2 3x4\n```\n",
            expected: [("missing-origin", "```frames orgin=\"derived\""), ("unknown-attribute", "orgin")],
            hint: "did you mean origin?"),
        Case(
            text: "---\ntitle: A\n---\n" + code
                + "\n```frames scenario=\"defualt\" origin=\"apple\" tolerance=\"2\"\nText 1 2 3x4\n```\n",
            expected: [("missing-os", nil), ("unknown-scenario", "defualt"), ("missing-reason", "2")],
            hint: "did you mean default?"),
        Case(text: "---\ntitle: A\n---\n```swift\nstruct A {}\n", expected: [("open-code-block", "```swift")]),
        Case(
            text: "---\ntitle: A\n---\n" + code + "\n<!-- open\n", expected: [("open-block", nil)]),
        Case(text: "---\ntitle: A\n---\nprose\n", expected: [("no-snippet", nil)]),
        Case(text: " \n\n", expected: [("empty-document", nil)]),
        Case(text: "---\ntitle: A\n---\n" + String(repeating: "> ", count: 300) + "x\n", expected: [("too-deep", nil)]),
        Case(
            text: "---\ntitle: A\n---\n" + code + String(repeating: "*a **b ", count: 400) + "\n"
                + String(repeating: "[", count: 5000) + "\n", expected: []),
        Case(text: "---\ntitle: \"a\0b\"\n---\n", expected: [("nul-character", "\0")])
    ]

    @Test(arguments: cases) func problemsHaveTheirPlaces(_ test: Case) {
        let document = RecipeDocument(reading: test.text, name: "a.md")
        #expect(document.diagnostics.map(\.id).sorted() == test.expected.map(\.id).sorted())
        for (id, text) in test.expected {
            guard let text else { continue }
            let places = document.diagnostics.filter { $0.id == id }.compactMap { diagnostic in
                diagnostic.range.map { range in
                    String(decoding: Array(test.text.utf8)[range], as: UTF8.self)
                }
            }
            #expect(places.contains(text), "\(id) at \(places)")
        }
        if let hint = test.hint { #expect(document.diagnostics.flatMap(\.hints).contains(hint)) }
    }

    @Test func bytesThatAreNotText() {
        let document = RecipeDocument(reading: Array("---\ntitle: A".utf8) + [0xC3, 0x28], name: "a.md")
        // "---\n" is 4 bytes, "title: A" 8 more.
        #expect(document.diagnostics.map(\.id) == ["not-utf8"])
        #expect(document.diagnostics.first?.range == 12..<13)
        #expect(document.recipe == nil)
    }

    @Test func limitsAreCheckedFirst() {
        let large = RecipeDocument(reading: [UInt8](repeating: 0x61, count: (1 << 20) + 1), name: "a.md")
        #expect(large.diagnostics.map(\.id) == ["document-too-large"])
        let code = String(repeating: "let a = 1\n", count: 30_000)
        let document = RecipeDocument(reading: "---\ntitle: A\n---\n```swift\n\(code)```\n", name: "a.md")
        #expect(document.diagnostics.map(\.id) == ["snippet-too-large"])
        let bomb =
            "---\ntitle: A\na: &a [x,x,x,x,x,x,x,x,x]\n"
            + "bcdefgh".map {
                "\($0): &\($0) ["
                    + Array(repeating: "*" + String(UnicodeScalar($0.asciiValue! - 1)), count: 9).joined(separator: ",")
                    + "]\n"
            }.joined()
            + "---\n```swift\n```\n"
        #expect(RecipeDocument(reading: bomb, name: "a.md").diagnostics.contains { $0.id == "too-large" })
    }

    /// Large texts that would hang the test run if the time grew with the square of their length.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            "[", "[a", "[A b]", "`", "*a ", "<!-- ", "> ", "```frames origin=\"derived\"\nA 1 2 3x4\n```\n", "- ",
            "<details>\n", "\n"
        ])
    func largeTextsAreReadOrRefused(_ part: String) {
        let text = "---\ntitle: A\n---\n" + String(repeating: part, count: 300_000 / part.utf8.count)
        let document = RecipeDocument(reading: text, name: "a.md")
        #expect(document.recipe != nil || document.hasErrors)
    }
}
