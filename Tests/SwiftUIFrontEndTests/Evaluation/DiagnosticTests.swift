import Foundation
import Testing

@testable import SwiftUIFrontEnd

/// Mistakes are found where they stand: the markers 1️⃣ and 2️⃣ say where each begins.
@Suite struct DiagnosticTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let marked: String
        var hint: String?
        var testDescription: String { id + ": " + marked.prefix(60) }
    }

    static let cases: [Case] = [
        Case(id: "unknown-name", marked: "let count = 1\nprint(1️⃣cuont)", hint: "did you mean `count`?"),
        Case(
            id: "unknown-view", marked: "struct V: View { var body: some View { 1️⃣VStak { Text(\"a\") } } }",
            hint: "did you mean `VStack`?"),
        Case(
            id: "unknown-modifier", marked: "struct V: View { var body: some View { Text(\"a\").1️⃣paddin(8) } }",
            hint: "did you mean `padding`?"),
        Case(
            id: "unknown-member", marked: "struct P { var width = 1 }\nfunc f(_ p: P) -> Int { 1️⃣p.widht }",
            hint: "did you mean `width`?"),
        Case(
            id: "unknown-member", marked: "enum E { case leading }\nfunc f() -> E { 1️⃣.leeding }",
            hint: "did you mean `.leading`?"),
        Case(
            id: "wrong-arguments", marked: "struct P { var x: Int }\nfunc f() -> P { 1️⃣P(y: 1) }", hint: "it takes (x:)"),
        Case(id: "immutable", marked: "func f() {\n  let a = 1\n  1️⃣a = 2\n}", hint: "declare it with `var`"),
        Case(id: "unsupported-macro", marked: "func f() -> Int { 1️⃣#stringify(g) }")
    ]

    @Test(arguments: cases)
    func standsAtTheMarker(_ item: Case) throws {
        let parts = item.marked.components(separatedBy: "1️⃣")
        let offset = parts[0].utf8.count
        let found = ProgramRunner.check(parts.joined())
        let diagnostic = try #require(found.first { $0.id == item.id })
        #expect(diagnostic.range?.lowerBound == offset)
        if let hint = item.hint { #expect(diagnostic.hints == [hint]) }
    }

    @Test func reportsEverythingAtOnce() {
        let source =
            "struct V: View { var body: some View { VStak { Text(\"a\").paddin(8) } } }\nfunc f() { print(nothing) }"
        #expect(ProgramRunner.check(source).map(\.id).sorted() == ["unknown-modifier", "unknown-name", "unknown-view"])
    }

    @Test func tellsSyntaxErrorsOfTheParser() {
        let found = ProgramRunner.check("struct V { var a: Int = }\nfunc ( { }")
        #expect(found.count >= 2)
        #expect(found.allSatisfy { $0.id == "syntax" })
    }
}
