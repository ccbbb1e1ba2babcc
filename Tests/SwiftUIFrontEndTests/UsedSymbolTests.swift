import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// The symbols of a snippet are those of its code.
@Suite struct UsedSymbolTests {
    struct Case: Sendable {
        let source: String
        let symbols: [String]
    }

    static let cases: [Case] = [
        Case(
            source: "struct V: View { var body: some View { VStack { Text(\"a\").padding() } } }",
            symbols: ["Text", "VStack", "padding"]),
        // Comments and strings are no code; what stands in an interpolation is.
        Case(source: "// HStack\n/* Divider().bold() */ let a = \"ZStack .padding\"", symbols: []),
        Case(source: "let a = \"\\(Text(\"x\").bold())\"", symbols: ["Text", "bold"]),
        Case(source: "let a = #\"raw VStack\"#\nlet b = \"\"\"\n    Spacer()\n    \"\"\"", symbols: []),
        // A type of the source is not SwiftUI's of the same name.
        Case(source: "struct Label: View { var body: some View { Color.red } }\nlet l = Label()", symbols: ["Color"]),
        Case(
            source: "struct A: PreferenceKey { static var defaultValue = 0 }\n@State var n = 1",
            symbols: ["PreferenceKey", "State"])
    ]

    @Test(arguments: cases)
    func countsOnlyCode(_ item: Case) {
        let snippet = Snippet(SourceText(name: "a.swift", text: item.source))
        #expect(snippet.symbols.filter { $0 != "View" } == item.symbols)
    }
}
