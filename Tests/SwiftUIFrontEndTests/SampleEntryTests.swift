import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// Entries with made-up arguments: what is written for each kind of parameter, and when one is used.
@Suite struct SampleEntryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let parameters: String
        /// The arguments as a person would write them; `nil` where nothing can be made up.
        let arguments: String?
        var declarations = ""
        var testDescription: String { parameters }
    }

    static let cases: [Case] = [
        Case(parameters: "let title: String", arguments: #"title: "Title""#),
        Case(parameters: "let lastFirstName: LocalizedStringKey", arguments: #"lastFirstName: "Last first name""#),
        Case(parameters: "var count: Int; var ratio: Double = 2", arguments: "count: 1"),
        Case(parameters: "@Binding var isOn: Bool", arguments: "isOn: .constant(false)"),
        Case(parameters: "var note: String?; let size: CGSize", arguments: "size: CGSize(width: 100, height: 100)"),
        Case(parameters: "let note: String?", arguments: "note: nil"),
        Case(parameters: "let names: [String]", arguments: #"names: ["Names"]"#),
        Case(parameters: "let action: () -> Void", arguments: "action: { }"),
        Case(parameters: "let isValid: (Int, String) -> Bool", arguments: "isValid: { _, _ in false }"),
        Case(parameters: "@ViewBuilder let label: () -> Content", arguments: #"label: { Text("Label") }"#),
        Case(parameters: "let pair: (x: Int, String)", arguments: #"pair: (x: 1, "Pair")"#),
        Case(
            parameters: "let track: Track",
            arguments: #"track: Track(title: "Title", kind: Kind.song(genre: "Genre"))"#,
            declarations:
                "struct Track { var title: String; var kind: Kind }\nenum Kind { case song(genre: String), talk }"),
        Case(
            parameters: "let level: Level\nenum Level { case low, high }", arguments: "level: V.Level.low"),
        Case(
            parameters: "let service: any Service", arguments: "service: Fake()",
            declarations: "protocol Service {}\nstruct Fake: Service {}"),
        Case(
            parameters: "let store: Store", arguments: "store: Store()", declarations: "class Store { var items = [1] }"
        ),
        // Types that nothing declares are made without arguments.
        Case(parameters: "let parcel: Parcel", arguments: "parcel: Parcel()"),
        Case(parameters: "let parcels: [Depot.Parcel]", arguments: "parcels: [Depot.Parcel()]"),
        Case(parameters: "@ObservedObject var model: ParcelModel", arguments: "model: ParcelModel()"),
        // A value that holds itself has no end.
        Case(parameters: "let node: Node", arguments: nil, declarations: "struct Node { let next: [Node] }"),
        Case(parameters: "let queue: DispatchQueue", arguments: "queue: DispatchQueue.main"),
        Case(
            parameters: "let dashes: StrokeStyle; var space: Namespace.ID",
            arguments: "dashes: StrokeStyle(), space: Namespace().wrappedValue"),
        Case(parameters: "let scheme: ColorScheme", arguments: "scheme: ColorScheme.dark"),
        // Built by an initialiser of the library, from plain values.
        Case(
            parameters: "let place: CLLocationCoordinate2D",
            arguments: "place: CLLocationCoordinate2D(latitude: 1, longitude: 1)"),
        // An error of the source, or else one of Foundation's.
        Case(parameters: "let problem: Error", arguments: "problem: URLError(.badURL)"),
        Case(
            parameters: "let problem: any Error", arguments: "problem: Slip.small",
            declarations: "enum Slip: Error { case small }"),
        Case(parameters: "let face: UIFont", arguments: "face: UIFont.systemFont(ofSize: 17)"),
        Case(
            parameters: "init(_ build: @autoclosure () -> Content) {}", arguments: #"Text("Build")"#),
        Case(
            parameters: "init(@ViewBuilder both: () -> TupleView<(Content, Text)>) {}",
            arguments: #"both: { Text("Content"); Text("Text") }"#),
        Case(
            parameters: "init(@Rows _ rows: () -> [Int]) {}", arguments: "{ 1 }",
            declarations: "@resultBuilder enum Rows { static func buildBlock(_ all: Int...) -> [Int] { all } }"),
        // Who uses the view cannot set a private member.
        Case(
            parameters: "private let store: Int", arguments: "from: 1, and: 1",
            declarations: "extension V { init(from number: Int, and more: Int) { store = number } }"),
        // A path leads to a property of the type that is asked for.
        Case(parameters: "let side: KeyPath<CGSize, CGFloat>", arguments: #"side: \.height"#),
        Case(
            parameters: "let part: KeyPath<Box, Bool>", arguments: #"part: \.isOpen"#,
            declarations: "struct Box { var name = \"a\"; var isOpen = false }")
    ]

    @Test(arguments: cases) func writesArguments(_ sample: Case) throws {
        let source = """
            \(sample.declarations)
            struct V<Content: View>: View { \(sample.parameters)
            var body: some View { Text("a") } }
            """
        let candidates = Snippet(SourceText(name: "v.swift", text: source)).candidates
        let view = try #require(candidates.first { $0.name == "V" })
        #expect(view.sample == sample.arguments.map { "V(\($0))" })
    }

    /// The plainest value that meets the bounds, in the clause or behind `where`: a text named like the parameter, 1, a
    /// rectangle, the declared type that conforms, or else one of the library that does.
    @Test(arguments: [
        ("V<T>: View", "let item: T", #"item: Text("Item")"#),
        ("V<S: Shape>: View", "let outline: S", "outline: Rectangle()"),
        ("V<N: BinaryFloatingPoint>: View", "let step: N", "step: 1"),
        ("V<I>: View where I: Hashable", "let tag: I", #"tag: "Tag""#),
        // Nothing here conforms: a type of another file does.
        ("V<R: Identifiable>: View", "let rows: [R]", "rows: [Item()]"),
        ("V<Row: Identifiable>: View", "let rows: [Row]", "rows: [Row()]"),
        ("V<K: Pet>: View", "let kind: K.Type", "kind: Cat.self"),
        ("V<A, B: View>: View", "init(a: A, b: B) where A == Cat {}", #"a: Cat(), b: Text("B")"#),
        ("V<A: View>: View", "init<S: Sequence>(_ all: S, a: A) where S.Element == Cat {}", #"[Cat()], a: Text("A")"#),
        ("V<P>: View where P: Pet & Hashable", "let pet: P", "pet: Cat()"),
        (
            "V<D: RandomAccessCollection>: View where D.Element: Pet", "let pets: D\n let first: D.Element",
            "pets: [Cat()], first: Cat()"
        ),
        (
            "V<C: Collection, Row: View>: View", "let rows: C; let row: (C.Element) -> Row",
            #"rows: ["Rows"], row: { _ in Text("Row") }"#
        ),
        ("V<D: Collection>: View where D.Element == Cat", "let at: KeyPath<Cat, Int>", #"at: \.age"#)
    ])
    func meetsTheBoundsOfGenerics(head: String, parameters: String, arguments: String) throws {
        let source = """
            protocol Pet { var age: Int { get } }
            struct Cat: Pet, Hashable { var age = 3 }
            struct \(head) { \(parameters)
            var body: some View { Text("a") } }
            """
        let candidates = Snippet(SourceText(name: "v.swift", text: source)).candidates
        let view = try #require(candidates.first { $0.name == "V" })
        #expect(view.sample == "V(\(arguments))")
    }

    /// What a reader gives is made inside one.
    @Test(arguments: [
        ("let proxy: GeometryProxy", "GeometryReader { geometry in V(proxy: geometry) }"),
        (
            "let size: GeometryProxy; let scroll: ScrollViewProxy",
            "ScrollViewReader { scroller in GeometryReader { geometry in V(size: geometry, scroll: scroller) } }"
        )
    ])
    func asksReaders(parameters: String, expression: String) throws {
        let source = "struct V: View { \(parameters)\nvar body: some View { Text(\"a\") } }"
        let candidates = Snippet(SourceText(name: "v.swift", text: source)).candidates
        #expect(candidates.map(\.sample) == [expression])
    }

    /// The bounds of an extension hold for its initialiser, and the cases of a type of another file are not known.
    @Test(arguments: [
        """
        struct V<T, Row: View>: View { let rows: [T]; let key: (T) -> String; let row: (T) -> Row
        var body: some View { ForEach(rows, id: \\.self) { row($0) } } }
        extension V where T: Identifiable { init(_ rows: [T], row: @escaping (T) -> Row) {
        self.rows = rows; key = { "\\($0.id)" }; self.row = row } }
        """,
        """
        struct V<Mode: Hashable & CaseIterable>: View { @Binding var mode: Mode
        var body: some View { HStack { ForEach(Array(Mode.allCases), id: \\.self) { Text("\\($0)") } } } }
        """
    ])
    func laysOutWhatOtherFilesConform(source: String) {
        var options = LayoutOptions()
        options.makesAssumptions = true
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(options)
        #expect(outcome.diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(outcome.frames != nil)
    }

    private static let row = "struct Row: View { let title: String; var body: some View { Text(title) } }"

    @Test func isUsedOnlyWhereAskedFor() throws {
        let snippet = Snippet(SourceText(name: "v.swift", text: Self.row))
        let refused = snippet.layOut(LayoutOptions())
        #expect(refused.frames == nil)
        #expect(refused.diagnostics.map(\.id) == ["no-entry"])
        #expect(refused.diagnostics.first?.hints == [#"name an entry such as `Row(title: "Title")`"#])
        var options = LayoutOptions()
        options.makesAssumptions = true
        let taken = snippet.layOut(options)
        #expect(taken.frames != nil)
        let told = try #require(taken.diagnostics.first { $0.id == "sample-entry" })
        #expect(told.severity == .warning)
        // `struct Row`: the name begins at byte 7.
        #expect(told.range == 7..<10)
        #expect(told.hints.first?.contains(#"Row(title: "Title")"#) == true)
    }

    /// A view that a preview or another view makes needs nothing made up.
    @Test(arguments: [
        row + "\n#Preview { Row(title: \"a\") }",
        row + "\nstruct List: View { var body: some View { Row(title: \"a\") } }"
    ])
    func isNotUsedWhereTheSourceHasAnEntry(source: String) {
        var options = LayoutOptions()
        options.makesAssumptions = true
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(options)
        #expect(outcome.frames != nil)
        #expect(outcome.diagnostics.isEmpty)
    }

    /// Two rows: which one is meant is not guessed.
    @Test func severalAreNotGuessed() {
        var options = LayoutOptions()
        options.makesAssumptions = true
        let two = Self.row + "\n" + Self.row.replacing("Row", with: "Line")
        let outcome = Snippet(SourceText(name: "v.swift", text: two)).layOut(options)
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.map(\.id) == ["no-entry"])
    }
}
