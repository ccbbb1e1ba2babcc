import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// A file of an app that names what other files declare is laid out as the same file with plain stand-ins would be
/// (decision 0007); `unseen-type` says so.
@Suite struct OtherFileTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        var members = "let crate: Crate"
        /// As the file has it.
        let body: String
        /// What stands for it.
        let same: String
        var declarations = ""
        var testDescription: String { rule }
    }

    static let cases = [
        Case(
            rule: "a view of another file takes what it is offered",
            body: "StampView(crate: crate).frame(width: 30, height: 20)",
            same: "Color.clear.frame(width: 30, height: 20)"),
        Case(
            rule: "a modifier of another file changes nothing", body: #"Text("a").crated(2).padding(3)"#,
            same: #"Text("a").padding(3)"#),
        Case(
            rule: "so does an initialiser that another file adds",
            body: #"Text(Date(crateText: crate.sent).shortCrateText())"#, same: #"Text("Short crate text")"#),
        Case(
            rule: "the description is a member like others", body: "Text(crate.description)",
            same: #"Text("Description")"#),
        Case(
            rule: "a number takes on the type of a property", body: "Bar(part: crate.part)",
            same: "Bar(part: 0)",
            declarations: "struct Bar: View { var part: Double; var body: some View { "
                + "Color.red.frame(width: 100 * min(part, 1), height: 4) } }"),
        Case(
            rule: "a collection in the plural is empty",
            body: #"if crate.stamps.isEmpty { Text("none") }; Text("\(crate.stamps.count)")"#,
            same: #"Text("none"); Text("0")"#),
        Case(
            rule: "a text is not", body: #"if !crate.title.isEmpty { Text(crate.title) }"#, same: #"Text("Title")"#),
        Case(
            rule: "nothing is added to an array", members: "let crate: Crate; @State var all = [\"a\"]",
            body: "Text(\"\\((all + crate.names.map { $0.text }).count)\")", same: #"Text("1")"#),
        Case(
            rule: "a range to an unknown bound is empty",
            body: "ForEach(0..<crate.size, id: \\.self) { _ in Text(\"a\") }",
            same: ""),
        Case(
            rule: "all cases of an enum of another file are never none", members: "",
            body: #"Text("a"); ForEach(Stamp.allCases, id: \.self) { Text($0.title) }"#,
            same: #"Text("a"); Text("Title")"#),
        Case(
            rule: "an optional of another file is there where nothing would show else",
            body: "if let owner = crate.owner { Text(owner.name).padding(7) }", same: #"Text("Name").padding(7)"#),
        Case(
            rule: "it is nil where something shows",
            body: #"if let owner = crate.owner { Text(owner.name) } else { Text("nobody") }"#, same: #"Text("nobody")"#),
        Case(
            rule: "a collection has one element where nothing would show else",
            body: "ForEach(crate.stamps) { Text($0.title).padding(4) }", same: #"Text("Title").padding(4)"#),
        Case(
            rule: "it is empty where something shows", body: #"Text("a"); ForEach(crate.stamps) { Text($0.title) }"#,
            same: #"Text("a")"#),
        Case(
            rule: "a case of an unknown enum has its payload",
            members: "var load: Load<[String]> = .done([\"a\", \"b\"])",
            body:
                #"switch load { case .idle: Text("idle"); case .done(let all): Text("\(all.count)"); default: Text("?") }"#,
            same: #"Text("2")"#),
        Case(
            rule: "a member of an unknown type stands for a value of it", members: "var crate: Crate = .sample",
            body: "Text(crate.title)", same: #"Text("Title")"#),
        Case(
            rule: "a capitalised name in front of a dot is a type of another file", members: "",
            body: "Text(Wording.title).wordStyle(.big).padding(.wide)", same: #"Text("Title").padding()"#),
        Case(
            rule: "a whole number is made of what another file gives", body: #"Text("\(Int(crate.rating.rounded()))")"#,
            same: #"Text("0")"#),
        Case(
            rule: "colours may come in a theme",
            body: "Color.theme.surface.frame(width: 4, height: 5); Text(crate.title).foregroundColor(Color.theme.ink)",
            same: #"Color.red.frame(width: 4, height: 5); Text("Title")"#),
        Case(
            rule: "a static colour of another file is one of the asset catalogue",
            body: #"Text("a").foregroundStyle(.lightBackground).padding(3)"#, same: #"Text("a").padding(3)"#),
        Case(
            rule: "the answer of a service never comes",
            members: "let service: Service; @State var text = \"at first\"",
            body: #"Text(text).task { text = "asked"; defer { text = "deferred" }; text = await service.answer() }"#,
            same: #"Text("asked")"#),
        Case(
            rule: "code that does not wait for it goes on",
            members: "let service: Service; @State var text = \"at first\"",
            body: #"Text(text).onAppear { Task { await service.answer() }; Task { text = "done" } }"#,
            same: #"Text("done")"#),
        Case(
            rule: "what a preview shows may stand in another file", members: "@EnvironmentObject var store: Store",
            body: "Text(store.title)", same: #"Text("Title")"#,
            declarations: "#Preview { Demo().environmentObject(sampleData.store) }"),
        Case(
            rule: "so may what a preview provider hands on", body: "Text(crate.title)", same: #"Text("Title")"#,
            declarations: "struct P: PreviewProvider { static var previews: some View { Demo(crate: dev.crate) } }")
    ]

    private static let assuming: LayoutOptions = {
        var options = LayoutOptions()
        options.makesAssumptions = true
        return options
    }()

    private static func layOut(_ item: Case, _ body: String, assuming: Bool = true) -> LayoutOutcome {
        let source = """
            import SwiftUI
            struct Demo: View { \(item.members)
            var body: some View { VStack { \(body) } } }
            \(item.declarations)
            """
        var options = LayoutOptions(size: ProposedViewSize(width: 300, height: 300))
        options.makesAssumptions = assuming
        return Snippet(SourceText(name: "Demo.swift", text: source)).layOut(options)
    }

    @Test(arguments: cases) func isLaidOutAsWithStandIns(_ item: Case) throws {
        let outcome = Self.layOut(item, item.body)
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        let plain = try #require(Self.layOut(item, item.same).frames)
        #expect(frames.nodes.map(\.frame) == plain.nodes.map(\.frame))
        #expect(outcome.diagnostics.contains { $0.severity == .warning })
    }

    /// What is presumed is told, for each view once.
    @Test func presumedValuesAreTold() {
        let item = Case(rule: "", body: "ForEach(crate.stamps) { Text($0.title) }", same: "")
        let told = Self.layOut(item, item.body).diagnostics.filter { $0.id == "presumed-value" }
        #expect(
            told.map(\.message) == [
                "`Demo` shows nothing without values of other files; they are taken to be there"
            ])
    }

    /// What a recipe expects must not rest on what is assumed.
    @Test(arguments: cases) func stopsWithoutAssumptions(_ item: Case) {
        #expect(Self.layOut(item, item.body, assuming: false).frames == nil)
    }

    /// A view that a file of another view shows is a part of it, also where that one takes arguments.
    @Test func theRootIsNotAPart() throws {
        let source = """
            struct Page: View { let title: String
                var body: some View { VStack { Text(title); Dot() } } }
            struct Dot: View { var body: some View { Color.red.frame(width: 5, height: 5) } }
            """
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(Self.assuming)
        #expect(outcome.frames?.nodes.first?.customViews == ["Page"])
        #expect(outcome.diagnostics.map(\.id) == ["sample-entry"])
    }

    /// Without an unknown type nothing says that there are other files: the name is a mistake.
    @Test func anUnknownViewAloneIsAMistake() {
        let source = "struct V: View { var body: some View { VStack { Wobble() } } }"
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(Self.assuming)
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.contains { $0.id == "unknown-view" && $0.severity == .error })
    }

    /// A name near a known one stays a mistake.
    @Test func aSlipStaysAMistake() {
        let source = "struct V: View { let crate: Crate; var body: some View { VStack { Circel() } } }"
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(Self.assuming)
        #expect(outcome.frames == nil)
    }
}
