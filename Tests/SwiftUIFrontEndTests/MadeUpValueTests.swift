import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// What stands for values that nothing here declares (decision 0007): texts say the name of the member, numbers are 0,
/// conditions do not hold, collections are empty.
@Suite struct MadeUpValueTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        var imports = ""
        var members = "let parcel: Parcel"
        let body: String
        /// The names of the texts shown, in order.
        let texts: [String]
        var testDescription: String { rule }
    }

    static let cases = [
        Case(rule: "a text", body: "Text(parcel.sentFrom)", texts: ["Sent from"]),
        Case(rule: "a title", body: #"Label(parcel.street, systemImage: "house")"#, texts: ["Street"]),
        Case(rule: "an interpolation", body: #"Text("to \(parcel.town)")"#, texts: ["to Town"]),
        Case(rule: "joined texts", body: #"Text("to " + parcel.town)"#, texts: ["to Town"]),
        Case(rule: "a method of a string", body: "Text(parcel.town.uppercased())", texts: ["Uppercased"]),
        Case(rule: "nothing where code asks", body: #"Text(parcel.note ?? "none")"#, texts: ["none"]),
        Case(rule: "a formatted number", body: #"Text(String(format: "%.1f kg", parcel.weight))"#, texts: ["0.0 kg"]),
        Case(
            rule: "a condition", body: #"if parcel.isLate { Text("late") } else { Text("in time") }"#,
            texts: ["in time"]),
        Case(rule: "a collection", body: #"ForEach(parcel.stops) { Text($0.town) }; Text("end")"#, texts: ["end"]),
        Case(
            rule: "a style", body: "Text(\"a\").background(parcel.tint.opacity(0.5))", texts: ["a"]),
        Case(
            rule: "a list that begins empty", members: "let parcel: Parcel?; @State private var all = [Parcel]()",
            body: "Text(\"\\(all.count)\")", texts: ["0"]),
        Case(
            rule: "state that holds one settles",
            members: "let parcel: Parcel; @State private var seen: [AnyHashable: Int] = [:]",
            body:
                "Text(\"\\(seen.count)\").onAppear { seen[parcel.id] = 1 }.onChange(of: seen) { seen = [parcel.id: 1] }",
            texts: ["1"]),
        Case(
            rule: "an object that the view makes", members: "@StateObject private var depot = Depot()",
            body: "Text(depot.town); Toggle(depot.label, isOn: $depot.isOpen)", texts: ["Town", "Label"]),
        Case(
            rule: "an object of the environment", members: "@EnvironmentObject var depot: Depot",
            body: "Text(depot.town)", texts: ["Town"]),
        Case(
            rule: "an object of the environment by its type", members: "@Environment(Depot.self) private var depot",
            body: "Text(depot.town)", texts: ["Town"]),
        Case(
            rule: "a wrapper of a package", imports: "import Wires",
            members: #"@Wire(\.depot) var depot; @Wire(\.count) var count: Int"#,
            body: #"Text(depot.town); Text("\(count)")"#, texts: ["Town", "1"]),
        Case(
            rule: "a wrapper with a first value", imports: "import Wires", members: "@Kept var count = 4",
            body: #"Text("\(count)")"#, texts: ["4"])
    ]

    private static func layOut(_ item: Case, assuming: Bool) -> LayoutOutcome {
        let source = """
            import SwiftUI
            \(item.imports)
            struct Demo: View { \(item.members)
            var body: some View { VStack { \(item.body) } } }
            """
        var options = LayoutOptions(size: ProposedViewSize(width: 300, height: 300))
        options.makesAssumptions = assuming
        return Snippet(SourceText(name: "Demo.swift", text: source)).layOut(options)
    }

    @Test(arguments: cases) func standsForWhatIsNotThere(_ item: Case) throws {
        let outcome = Self.layOut(item, assuming: true)
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        let texts = frames.nodes.map(\.name).filter { $0.hasPrefix("Text(") }
        #expect(texts == item.texts.map { "Text(\"\($0)\")" })
    }

    /// What a recipe expects must not rest on made-up values; a first value that is written is none.
    @Test(arguments: cases.dropLast()) func stopsWithoutAssumptions(_ item: Case) {
        #expect(Self.layOut(item, assuming: false).frames == nil)
    }
}
