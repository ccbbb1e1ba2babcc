import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Ways to write a text that SwiftUI shows alike: each pair has the same size, by the meaning of its parts.
@Suite struct TextValueTests {
    static let pairs: [(String, String)] = [
        (#"Text("A\(Text("b").font(.largeTitle))C")"#, #"Text("A") + Text("b").font(.largeTitle) + Text("C")"#),
        (#"Text("\(Image(systemName: "star")) 1")"#, #"Text(Image(systemName: "star")) + Text(" 1")"#),
        (#"Text("\(1) and \(2.5)")"#, #"Text(verbatim: "1 and 2.500000")"#),
        (
            #"let name = "*y*"; let key: LocalizedStringKey = "**x** \(name)"; Text(key)"#,
            #"Text("x").bold() + Text(verbatim: " *y*")"#
        ),
        (
            #"let key: LocalizedStringKey = "a `b` [c](https://example.com) ~~d~~"; Text(key)"#,
            #"Text("a ") + Text("b").monospaced() + Text(" c d")"#
        ),
        (
            """
            let text: AttributedString = {
                var text = AttributedString("one two")
                if let range = text.range(of: "two") { text[range].font = .largeTitle }
                text += AttributedString(" three")
                return text
            }()
            Text(text)
            """, #"Text("one ") + Text("two").font(.largeTitle) + Text(" three")"#
        ),
        (
            #"let text = try? AttributedString(markdown: "**a** b"); Text(text ?? AttributedString("c"))"#,
            #"Text("a").bold() + Text(" b")"#
        ),
        // Times and numbers as the locale of their place writes them.
        (
            """
            let date = Date(timeIntervalSince1970: 1_767_299_400)
            Text(date, style: .time).environment(\\.locale, Locale(identifier: "en_GB"))
            """, #"Text(verbatim: "20:30")"#
        ),
        (
            #"Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))"#,
            #"Text(verbatim: "1.234,5")"#
        ),
        // Parts of URLs, as Foundation prints them.
        (
            #"let u = URL(string: "https://a.b/c/d.png?x=1#f")!; Text(u.deletingPathExtension().absoluteString)"#,
            #"Text(verbatim: "https://a.b/c/d?x=1#f")"#
        ),
        (
            #"let u = URL(string: "https://a.b/c/d.png")!; Text(u.deletingLastPathComponent().absoluteString)"#,
            #"Text(verbatim: "https://a.b/c/")"#
        ),
        (
            #"let u = URL(string: "https://a.b/c?x=1")!; Text(u.appendingPathComponent("n m").absoluteString)"#,
            #"Text(verbatim: "https://a.b/c/n%20m?x=1")"#
        ),
        (
            #"let u = URL(string: "https://u:p@h.com:8080/x%20y/z.p")!; Text("\(u.port ?? 0) \(u.user ?? "") \(u.path)")"#,
            #"Text(verbatim: "8,080 u /x y/z.p")"#
        ),
        (
            #"let u = URL(string: "app:///x/y")!; Text("\(u.host.map { $0.uppercased() } ?? "none") \(u.lastPathComponent)")"#,
            #"Text(verbatim: "none y")"#
        ),
        (
            """
            let url: URL? = {
                var parts = URLComponents(string: "https://example.com/items")!
                parts.queryItems = [
                    URLQueryItem(name: "q x", value: "a&b=c"), URLQueryItem(name: "n", value: nil)
                ]
                return parts.url
            }()
            Text(url?.absoluteString ?? "none")
            """, #"Text(verbatim: "https://example.com/items?q%20x=a%26b%3Dc&n")"#
        ),
        (
            """
            let text: String? = {
                var parts = URLComponents()
                parts.scheme = "https"
                parts.host = "api.x.com"
                parts.path = "/a b/c"
                parts.port = 80
                parts.fragment = "f g"
                return parts.string
            }()
            Text(text ?? "none")
            """, #"Text(verbatim: "https://api.x.com:80/a%20b/c#f%20g")"#
        ),
        (
            #"let q = URLComponents(string: "https://h/a?x=1&y&z=%20b")?.queryItems ?? []; Text(verbatim: "\(q.count)\(q[2].value ?? "")")"#,
            #"Text(verbatim: "3 b")"#
        ),
        // Data is a collection of bytes.
        (#"Text(Data([1, 2, 255]).map { String(format: "%02x", $0) }.joined())"#, #"Text(verbatim: "0102ff")"#),
        (#"Text("\(Data("abc".utf8).first ?? 0)")"#, #"Text(verbatim: "97")"#),
        (#"Text(Data([1, 2, 255]).base64EncodedString())"#, #"Text(verbatim: "AQL/")"#),
        (
            #"let d = Data(base64Encoded: "AQL/") ?? Data(); Text(verbatim: "\(d.count) \(d[2]) \(d.prefix(1))")"#,
            #"Text(verbatim: "3 255 1 byte")"#
        ),
        (#"Text(Data(base64Encoded: "A!") == nil ? "no" : "data")"#, #"Text("no")"#),
        (#"Text("%41%20z".removingPercentEncoding ?? "nil")"#, #"Text(verbatim: "A z")"#),
        (#"Text("%4".removingPercentEncoding ?? "nil")"#, #"Text(verbatim: "nil")"#),
        (
            #"Text("a & b!".components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }.joined())"#,
            #"Text(verbatim: "ab")"#
        ),
        (
            #"Text("+1-2x".trimmingCharacters(in: CharacterSet.letters.union(CharacterSet(charactersIn: "+"))))"#,
            #"Text(verbatim: "1-2")"#
        ),
        (
            #"let r = HTTPURLResponse(url: URL(string: "https://a.b")!, statusCode: 204, httpVersion: nil, headerFields: ["A": "b"]); Text(verbatim: "\(r?.statusCode ?? 0)\(r?.value(forHTTPHeaderField: "a") ?? "")")"#,
            #"Text(verbatim: "204b")"#
        ),
        // Literals of all key types show numbers as keys do; a default value is what is shown.
        (#"Text(LocalizedStringKey("**\(1234)** \(2.5)"))"#, #"Text("1,234").bold() + Text(" 2.500000")"#),
        (#"Text(LocalizedStringResource("\(1234) x"))"#, #"Text(verbatim: "1,234 x")"#),
        (#"Text(LocalizedStringResource("k", defaultValue: "n \(1234)"))"#, #"Text(verbatim: "n 1,234")"#),
        (#"Text(String(localized: "**\(1234)**"))"#, #"Text(verbatim: "**1,234**")"#),
        (#"Text(String(localized: "k", defaultValue: "n \(1)"))"#, #"Text(verbatim: "n 1")"#),
        (#"Text(AttributedString(localized: "**a** \(1234)"))"#, #"Text("a").bold() + Text(" 1,234")"#),
        (#"let s = "**b**"; Text(LocalizedStringKey(s))"#, #"Text("b").bold()"#),
        (#"Text("^[\(2) apple](inflect: true)")"#, #"Text(verbatim: "2 apples")"#),
        (
            #"let f = { let f = NumberFormatter(); f.minimumFractionDigits = 2; return f }(); Text("\(NSNumber(value: 3.5), formatter: f)")"#,
            #"Text(verbatim: "3.50")"#
        ),
        // Signs of amounts and English names, as Foundation of Swift 6.3.1 prints them.
        (
            #"Text((-40.95).formatted(.currency(code: "USD").sign(strategy: .accounting)))"#,
            #"Text(verbatim: "($40.95)")"#
        ),
        (
            #"Text(40.95.formatted(.currency(code: "USD").sign(strategy: .accountingAlways())))"#,
            #"Text(verbatim: "+$40.95")"#
        ),
        (
            #"Text(0.0.formatted(.currency(code: "USD").sign(strategy: .accountingAlways(showZero: true))))"#,
            #"Text(verbatim: "+$0.00")"#
        ),
        (
            #"Text(0.0.formatted(.currency(code: "USD").sign(strategy: .always(showZero: false))))"#,
            #"Text(verbatim: "$0.00")"#
        ),
        (
            #"Text(Locale(identifier: "en_US").localizedString(forLanguageCode: "fr") ?? "")"#,
            #"Text(verbatim: "French")"#
        ),
        (
            #"Text(Locale.current.localizedString(forIdentifier: "zh_Hant_TW") ?? "")"#,
            #"Text(verbatim: "Chinese, Traditional (Taiwan)")"#
        ),
        (#"Text(Locale(identifier: "de_CH").region?.identifier ?? "none")"#, #"Text(verbatim: "CH")"#),
        (#"Text(Locale(identifier: "de").region?.identifier ?? "none")"#, #"Text(verbatim: "none")"#),
        // A style of labels reaches the label that a control makes of a title and a symbol.
        (#"Button("A", systemImage: "star") {}.labelStyle(.titleOnly)"#, #"Text("A")"#),
        (#"Button("A", systemImage: "star") {}.labelStyle(.iconOnly)"#, #"Image(systemName: "star")"#),
        // Text size by its old name.
        (
            #"Text("A").environment(\.sizeCategory, .extraExtraExtraLarge)"#, #"Text("A").dynamicTypeSize(.xxxLarge)"#
        ),
        (
            #"Text("A").environment(\.sizeCategory, .accessibilityMedium)"#,
            #"Text("A").dynamicTypeSize(.accessibility1)"#
        ),
        (
            #"LabeledContent("A", value: 0.25, format: .percent)"#, #"LabeledContent("A", value: "25%")"#
        ),
        (
            #"Toggle(isOn: .constant(true)) { Text("A"); Text("B") }"#,
            #"Toggle(isOn: .constant(true)) { VStack(alignment: .leading) { Text("A"); Text("B").font(.subheadline) } }"#
        ),
        // A field that grows has the room of a bordered one around its lines: (34 - 20.287) / 2 above and below, 7 beside.
        (
            #"TextField("A", text: .constant("B"), axis: .vertical).lineLimit(3...6).textFieldStyle(.roundedBorder)"#,
            #"Text("B").lineLimit(3...6).frame(maxWidth: .infinity).padding(.horizontal, 7)"#
                + #".padding(.vertical, (34 - 17 * 1.193359375) / 2)"#
        ),
        (#"Text("\(ColorScheme.light) \(Visibility.hidden)")"#, #"Text(verbatim: "light hidden")"#),
        // Footers of lists are small print; headers are not.
        (
            #"Form { Section { Text("a") } header: { Text("b") } footer: { Text("c") } }"#,
            #"Form { Section { Text("a") } header: { Text("b") } footer: { Text("c").font(.footnote) } }"#
        ),
        // Titles of controls are keys as well.
        (#"Button("A\(Text("b").font(.largeTitle))") {}"#, #"Text("A\(Text("b").font(.largeTitle))")"#),
        (
            #"Label("A\(Text("b").font(.largeTitle))", systemImage: "star").labelStyle(.titleOnly)"#,
            #"Text("A\(Text("b").font(.largeTitle))")"#
        ),
        (
            #"NavigationLink("**a** \(Image(systemName: "star"))") { Text("x") }"#,
            #"Text("**a** \(Image(systemName: "star"))")"#
        ),
        (#"Text("abc").kerning(9).tracking(4)"#, #"Text("abc").tracking(4)"#),
        (
            #"Text("abc").dynamicTypeSize(.large ... .xxLarge).dynamicTypeSize(.accessibility5)"#,
            #"Text("abc").dynamicTypeSize(.xxLarge)"#
        ),
        (#"Text("abc").dynamicTypeSize(.accessibility1...)"#, #"Text("abc").dynamicTypeSize(.accessibility1)"#)
    ]

    @Test(arguments: pairs) func areAlike(_ one: String, _ other: String) {
        let size = TextValueTests.size(one)
        #expect(size != nil && size == TextValueTests.size(other))
    }

    private static func size(_ body: String) -> Size? {
        let source = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }"
        let outcome = Snippet(SourceText(name: "V.swift", text: source)).layOut(LayoutOptions(entry: "V()"))
        return outcome.frames?.nodes.first.map { Size(width: $0.frame.width, height: $0.frame.height) }
    }

    /// Spec L10: a text shrinks until it fits what is offered in both directions, also where nothing can be cut off.
    @Test func oneCharacterShrinksIntoItsBox() throws {
        let source = """
            struct V: View { var body: some View {
                Text("A").font(.system(size: 200)).minimumScaleFactor(0.01).frame(width: 50, height: 50) } }
            """
        let frames = try #require(Snippet(SourceText(name: "v.swift", text: source)).layOut(LayoutOptions()).frames)
        let text = try #require(frames.nodes.first { $0.kind == "Text" }).frame.size
        #expect(text.width <= 50 && text.height <= 50)
        // No smaller than needed: the next larger of the fonts that are tried would be too tall.
        #expect(text.height > 45)
    }
}
