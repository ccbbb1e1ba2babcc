import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// What is told of a view besides its frames, or of an option instead of them, and at which place.
@Suite struct ToldDiagnosticTests {
    private static func view(_ body: String, _ declarations: String = "") -> String {
        "\(declarations)\nstruct V: View {\nvar body: some View { \(body) }\n}"
    }

    /// Notes and warnings of views that are laid out all the same.
    static let notes: [MarkedSource] = [
        MarkedSource(
            id: "approximate-size", marked: view("1️⃣Picker(\"P\", selection: .constant(1)) { Text(\"a\").tag(1) }")),
        MarkedSource(id: "approximate-symbol", marked: view("1️⃣Image(systemName: \"sailboat.fill\")")),
        MarkedSource(id: "approximate-text", marked: view("1️⃣Text(\"Kelp\").fontWeight(.thin)")),
        MarkedSource(id: "asset-symbol", marked: view("Image(1️⃣.lagoonDeep)")),
        MarkedSource(id: "unknown-asset", marked: view("1️⃣Image(\"harbour\")")),
        MarkedSource(
            id: "not-laid-out", marked: view("Text(\"Kelp\").1️⃣sheet(isPresented: .constant(true)) { Text(\"b\") }")),
        MarkedSource(
            id: "lost-assignment",
            marked: "struct W: View {\n@State private var depth = 1\ninit(depth: Int) { 1️⃣self.depth = depth }\n"
                + "var body: some View { Text(\"\\(depth)\") }\n}\n" + view("W(depth: 2)")),
        MarkedSource(
            id: "not-run",
            marked: view(
                "Text(\"Kelp\").1️⃣onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }")),
        MarkedSource(
            id: "not-run",
            marked: "final class Buoy { deinit {}; var bell = 1 }\n"
                + "final class Tide: ObservableObject { 1️⃣deinit { print(1) } }\n" + view("Text(\"Kelp\")")),
        MarkedSource(id: "fixed-random", marked: view("Text(\"\\(1️⃣Int.random(in: 2...5))\")")),
        MarkedSource(id: "fixed-value", marked: view("Text(1️⃣Date(), style: .date)")),
        MarkedSource(
            id: "made-environment-object",
            marked: "final class Tide: ObservableObject { @Published var height = 2 }\nstruct V: View {\n"
                + "@EnvironmentObject var 1️⃣tide: Tide\nvar body: some View { Text(\"\\(tide.height)\") }\n}")
    ]

    /// Mistakes that stop the layout of a view once it runs.
    static let errors: [MarkedSource] = [
        MarkedSource(
            id: "unsupported-pattern", marked: view("Text(\"a\".contains(try! 1️⃣Regex(\"a++\")) ? \"b\" : \"c\")")),
        MarkedSource(
            id: "unexpected-error", marked: view("Text(\"a\".contains(1️⃣try! Regex(\"(a\")) ? \"b\" : \"c\")")),
        MarkedSource(
            id: "index-out-of-range",
            marked: view("Text(1️⃣\"a,b\".split(separator: \",\", maxSplits: -1).joined())")),
        MarkedSource(
            id: "missing-environment-object",
            marked:
                "final class Tide: ObservableObject {\nlet height: Int\ninit(height: Int) { self.height = height }\n}\n"
                + "struct V: View {\n@EnvironmentObject var 1️⃣tide: Tide\n"
                + "var body: some View { Text(\"\\(tide.height)\") }\n}"),
        MarkedSource(
            id: "unknown-environment-value",
            marked:
                "struct V: View {\n@Environment(\\.colourScheme) var 1️⃣scheme\nvar body: some View { Text(\"a\") }\n}",
            hint: "did you mean `\\.colorScheme`?"),
        MarkedSource(
            id: "not-a-view", marked: view("1️⃣VStack { Buoy() }", "struct Buoy { var depth = 3 }"),
            hint: "`Buoy` does not conform to `View`"),
        MarkedSource(
            id: "out-of-range",
            marked: view(
                "let path: NavigationPath = { var p = NavigationPath(); 1️⃣p.removeLast(2); return p }()\n"
                    + "Text(\"\\(path.count)\")")),
        MarkedSource(
            id: "view-count", marked: view("1️⃣ForEach(0..<200_000, id: \\.self) { _ in Color.red }"),
            hint: "show fewer rows"),
        MarkedSource(
            id: "not-a-layout",
            marked: view("1️⃣AnyLayout(kelp) { Text(\"a\") }", "let kelp = 3"),
            hint: "give it `HStackLayout()`, `VStackLayout()` or a type that conforms to `Layout`"),
        MarkedSource(
            id: "ambiguous-entry",
            marked: "struct A: View { var body: some View { Text(\"a\") } }\n"
                + "struct B: View { var body: some View { Text(\"b\") } }",
            hint: "name the entry, for example `A()`"),
        MarkedSource(id: "no-entry", marked: "struct Row: View { let n: Int\nvar body: some View { Text(\"\\(n)\") } }")
    ]

    @Test(arguments: notes) func tellsBesideTheFrames(_ item: MarkedSource) throws {
        let outcome = item.snippet.layOut(LayoutOptions())
        #expect(outcome.frames != nil, "\(outcome.diagnostics.map(\.message))")
        let found = try #require(
            outcome.diagnostics.first { $0.id == item.id }, "\(outcome.diagnostics.map(\.id))")
        #expect(found.severity != .error)
        item.expect(found)
    }

    @Test(arguments: errors) func tellsInsteadOfFrames(_ item: MarkedSource) throws {
        let outcome = item.snippet.layOut(LayoutOptions())
        #expect(outcome.frames == nil)
        item.expect(try #require(outcome.diagnostics.first { $0.severity == .error }))
    }

    /// What is wrong with an option has no place in the source.
    @Test func tellsOfOptions() {
        func ids(_ options: LayoutOptions) -> [String] {
            let item = MarkedSource(
                id: "",
                marked: "struct V: View { @State var knots = 3\n"
                    + "var body: some View { Button(\"Cast off \\(knots)\") {} } }")
            return item.snippet.layOut(options).diagnostics.filter { $0.severity == .error }.map(\.id)
        }
        #expect(ids(LayoutOptions()) == [])
        #expect(ids(LayoutOptions(steps: [.tap("Moor")])) == ["nothing-to-tap"])
        #expect(ids(LayoutOptions(steps: [.state(name: "speed", source: "3")])) == ["unknown-state"])
        #expect(ids(LayoutOptions(steps: [.state(name: "knots", source: "[1, 2]")])) == ["state-type"])
        #expect(ids(LayoutOptions(environment: [("colorScheme", "let a = 1")])) == ["not-an-expression"])
    }

    /// What is wrong with an entry has no place in the source either: it is told with the entry's text or name.
    @Test(arguments: [
        ("Row", "not-a-view", "`Row` is a type, not a view"),
        ("[1, 2]", "not-a-view", "the entry `[1, 2]` gives `1`, which is no view"),
        ("  ", "no-entry", "the entry names no view"),
        ("#Preview 3", "no-entry", "there is no preview `#Preview 3`"),
        ("Text(\"a", "syntax", "expected '\"' to end string literal (in `Text(\"a`)")
    ]) func tellsOfEntries(entry: String, id: String, message: String) throws {
        let outcome = Self.entries.layOut(LayoutOptions(entry: entry))
        #expect(outcome.frames == nil)
        let found = try #require(outcome.diagnostics.first { $0.severity == .error })
        #expect(found.id == id)
        #expect(found.message == message)
        #expect(found.range == nil)
        #expect(!found.hints.isEmpty)
    }

    /// Previews by all their names.
    @Test(arguments: [
        ("Row_Previews.previews", "1"), ("Row_Previews", "1"), ("#Preview", "2"), ("#Preview 1", "2"),
        ("#Preview(\"third\")", "3"), ("#Preview 2", "3"), (" Row(n: 4)", "4")
    ]) func findsEntries(entry: String, text: String) throws {
        let frames = try #require(Self.entries.layOut(LayoutOptions(entry: entry)).frames)
        #expect(frames.nodes.first?.name == "Text(\"\(text)\")")
    }

    private static var entries: Snippet {
        Snippet(
            SourceText(
                name: "Rows.swift",
                text: """
                    struct Row: View { let n: Int; var body: some View { Text("\\(n)") } }
                    struct Row_Previews: PreviewProvider { static var previews: some View { Row(n: 1) } }
                    #Preview { Row(n: 2) }
                    #Preview("third") { Row(n: 3) }
                    """))
    }

    /// The one view that could be the root gets made-up arguments where that is allowed, and the warning shows it.
    @Test func tellsOfMadeUpArguments() throws {
        let item = MarkedSource(
            id: "sample-entry", marked: "struct 1️⃣Row: View { let n: Int\nvar body: some View { Text(\"\\(n)\") } }")
        var options = LayoutOptions()
        options.makesAssumptions = true
        let outcome = item.snippet.layOut(options)
        #expect(outcome.frames != nil)
        item.expect(try #require(outcome.diagnostics.first { $0.severity == .warning }))
    }

    /// Of several previews the first is laid out, and a note says how to choose another.
    @Test func tellsOfOtherPreviews() throws {
        let item = MarkedSource(
            id: "several-previews", marked: "#Preview { Text(\"a\") }\n#Preview(\"Night\") { Text(\"b\") }")
        let outcome = item.snippet.layOut(LayoutOptions())
        #expect(outcome.frames?.nodes.map(\.name) == ["Text(\"a\")"])
        let note = try #require(outcome.diagnostics.first { $0.id == "several-previews" })
        #expect(note.severity == .note && note.hints == ["--entry chooses: `#Preview(\"Night\")`"])
    }
}
