import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// A body that writes state each time it runs: it settles as soon as what it writes is what is there.
@Suite struct SettlingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let property: String
        let write: String
        let settles: Bool
        var testDescription: String { write }
    }

    static let cases: [Case] = [
        Case(property: "var n = 0", write: "n = 3", settles: true),
        Case(property: "var list: [Int] = []", write: "list = [1, 2]", settles: true),
        Case(
            property: "var sizes: [String: CGSize] = [:]", write: "sizes[\"a\"] = CGSize(width: 1, height: 2)",
            settles: true),
        Case(
            property: "var mark = Mark(name: \"\", at: [])", write: "mark = Mark(name: \"a\", at: [1])", settles: true),
        Case(property: "var kind = Kind.none", write: "kind = .some(Mark(name: \"a\", at: [2]))", settles: true),
        Case(property: "var n = 0", write: "n += 1", settles: false),
        Case(property: "var list: [Int] = []", write: "list.append(1)", settles: false),
        // The name stays, the places grow: equality of one's own would hide it, and is not asked.
        Case(property: "var mark = Mark(name: \"a\", at: [])", write: "mark.at.append(1)", settles: false)
    ]

    @Test(arguments: cases) func settles(_ item: Case) {
        let source = """
            struct Mark: Hashable {
                var name: String
                var at: [Int]
                static func == (a: Mark, b: Mark) -> Bool { a.name == b.name }
                func hash(into hasher: inout Hasher) { hasher.combine(name) }
            }
            enum Kind { case none, some(Mark) }
            struct V: View {
                @State \(item.property)
                var body: some View {
                    DispatchQueue.main.async { \(item.write) }
                    return Text("a")
                }
            }
            """
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(LayoutOptions())
        #expect((outcome.frames != nil) == item.settles, "\(outcome.diagnostics)")
        if !item.settles { #expect(outcome.diagnostics.map(\.id) == ["update-limit"]) }
    }

    /// What an object holds and keeps changing is named, with its place.
    @Test func namesThePropertyOfAnObject() {
        let mark = MarkedSource(
            id: "update-limit",
            marked: """
                final class Tide: ObservableObject {
                    @Published var 1️⃣level = 0
                    var bag = Set<AnyCancellable>()
                    init() { $level.receive(on: DispatchQueue.main).sink { self.level = $0 + 1 }.store(in: &bag) }
                }
                struct V: View { @StateObject private var tide = Tide(); var body: some View { Text("\\(tide.level)") } }
                """)
        let outcome = mark.snippet.layOut(LayoutOptions())
        #expect(outcome.diagnostics.count == 1)
        if let found = outcome.diagnostics.first { mark.expect(found) }
    }

    /// An object that is made again with its view, and dropped for the one that is held, keeps nothing from settling.
    @Test(arguments: ["@StateObject", "@ObservedObject"]) func droppedObjectsDoNotCount(_ wrapper: String) {
        let source = """
            class Tide: ObservableObject {
                @Published var level = 0
                init() { DispatchQueue.main.async { self.level += 1 } }
            }
            struct Gauge2: View { \(wrapper) private var tide = Tide(); var body: some View { Text("\\(tide.level)") } }
            struct V: View { var body: some View { VStack { Gauge2() } } }
            """
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(LayoutOptions())
        // The object that is held wrote once.
        #expect(outcome.frames?.nodes.last?.name == "Text(\"1\")", "\(outcome.diagnostics)")
    }
}
