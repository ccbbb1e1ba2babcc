import Diagnostics
import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// A literal where SwiftUI takes a LocalizedStringKey or a String is a key: its Markdown is read, and its numbers are
/// shown by `%lld` with groups of digits and `%lf` with six decimals. A string that is no literal is shown as it is.
@Suite struct LiteralKeyTests {
    /// An expression that makes a text, and what somebody reads. The texts are what SwiftUI's documentation of
    /// LocalizedStringKey and of its string interpolation says.
    static let cases: [(expression: String, expected: String)] = [
        ("Text(\"**bold** and _it_\")", "bold and it"),
        ("Text(name)", "**n**"),
        ("Text(\"a \\(name)\")", "a **n**"),
        ("Text(\"x\" + \"**y**\")", "x**y**"),
        ("Text(flag ? \"**a**\" : \"b\")", "a"),
        ("Text(missing ?? \"**a**\")", "**a**"),
        ("Text(verbatim: \"**a** \\(number)\")", "**a** 1234"),
        ("Text(\"\\(number)\")", "1,234"),
        ("Text(\"\\(half)\")", "0.500000"),
        ("Text(\"\\(half, specifier: \"%.1f\")\")", "0.5"),
        ("Text(.init(name))", "n"),
        ("Text(LocalizedStringKey(name))", "n"),
        ("Text(\"see [here](https://a.b/\\(number))\")", "see here")
    ]

    @Test(arguments: cases) func shows(expression: String, expected: String) throws {
        #expect(try names(in: expression).contains("Text(\"\(expected)\")"))
    }

    /// Titles of controls are keys too.
    static let titles: [(expression: String, expected: String)] = [
        ("Button(\"**Go**\") {}", "Button(\"Go\")"), ("Label(\"_Tag_\", systemImage: \"tag\")", "Label(\"Tag\")"),
        ("Toggle(\"**On**\", isOn: .constant(true))", "Toggle(\"On\")")
    ]

    @Test(arguments: titles) func titlesAreKeys(expression: String, expected: String) throws {
        #expect(try names(in: expression).contains(expected))
    }

    private func names(in expression: String) throws -> [String] {
        let source = """
            struct V: View {
                let name = "**n**"; let number = 1234; let half = 0.5; let flag = true; let missing: String? = nil
                var body: some View { \(expression) }
            }
            """
        let outcome = Snippet(SourceText(name: "key.swift", text: source)).layOut(LayoutOptions())
        return try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))").nodes.map(\.name)
    }
}
