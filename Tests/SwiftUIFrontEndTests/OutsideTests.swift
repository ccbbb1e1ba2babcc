import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Objects of frameworks that do not run here, and what code makes of their answers. What is expected follows from the
/// rule that whatever such a framework would give counts as nil.
@Suite struct OutsideTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        /// The declarations in front of `body`.
        var members: String
        /// The expression that gives the text shown.
        var text: String
        var shown: String
        var testDescription: String { rule }
    }

    static let cases = [
        Case(
            rule: "what is unknown counts as nil", members: "let player = AVAudioPlayer()",
            text: #""\(player.settings?.count ?? 7)""#, shown: "7"),
        Case(
            rule: "a pattern is looked for", members: "let digits = /[0-9]+/",
            text: #""a1".firstMatch(of: digits) == nil ? "no" : "yes""#, shown: "yes"),
        Case(
            rule: "what was set can be read", members: "let session = AVCaptureSession()",
            text: "{ session.label = \"front\"; return session.label }()", shown: "front"),
        Case(
            rule: "a condition on something unknown does not hold", members: "let context = LAContext()",
            text: "context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) ? \"yes\" : \"no\"", shown: "no"),
        Case(
            rule: "an optional binding of something unknown fails", members: "",
            text:
                "{ if let camera = AVCaptureDevice.default(for: .video) { return \"\\(camera)\" }; return \"none\" }()",
            shown: "none"),
        Case(
            rule: "an unknown value equals no constant", members: "let manager = CLLocationManager()",
            text: "manager.authorizationStatus == .denied ? \"denied\" : \"other\"", shown: "other"),
        Case(
            rule: "a sequence that is unknown has no elements", members: "",
            text: "{ var n = 0; for _ in FileManager.default.subpaths { n += 1 }; return \"\\(n)\" }()", shown: "0"),
        Case(
            rule: "a database is empty", members: "@Query(sort: \\.name) var items: [String]",
            text: "\"\\(items.count)\"", shown: "0"),
        Case(
            rule: "the own subscript of an array type wins by its label",
            members: "", text: "[1, 2][safe: 5].map { \"\\($0)\" } ?? \"outside\"", shown: "outside"),
        Case(
            rule: "the closure of map gives what the array should hold",
            members: """
                var angles: [(name: String, angle: Angle)] {
                    return ["a"].map { name in
                        let turn = 90.0
                        return (name, .degrees(turn))
                    }
                }
                """,
            text: "\"\\(angles[0].angle.degrees)\"", shown: "90.000000")
    ]

    @Test(arguments: cases) func showsTheText(_ item: Case) throws {
        let source = """
            import SwiftUI
            extension Array {
                subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
            }
            struct Demo: View {
                \(item.members)
                var body: some View { Text(\(item.text)) }
            }
            """
        let outcome = Snippet(SourceText(name: "Demo.swift", text: source)).layOut(LayoutOptions())
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        #expect(frames.nodes.map(\.name).contains("Text(\"\(item.shown)\")"), "\(frames.nodes.map(\.name))")
    }

    /// Swift takes the member that can be called: the modifier, not the property of the same name.
    @Test func propertyNamedLikeAModifier() throws {
        let source = """
            import SwiftUI
            extension View {
                func lowered() -> some View { self.offset(y: 10) }
            }
            struct Card: View {
                @State private var offset = CGSize.zero
                var body: some View { Color.red.frame(width: 20, height: 20).offset(offset) }
            }
            struct Demo: View { var body: some View { Card().lowered() } }
            """
        let outcome = Snippet(SourceText(name: "Demo.swift", text: source)).layOut(
            LayoutOptions(entry: "Demo()", size: ProposedViewSize(width: 100, height: 100)))
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        // Centred in 100 x 100 at 40, then moved down by 10.
        let red = try #require(frames.nodes.last)
        #expect(red.frame == Rect(x: 40, y: 50, width: 20, height: 20))
    }

    /// A `return` inside `do` turns the view builder off, so the view that it gives is shown.
    @Test func returnsFromDo() throws {
        let source = """
            import SwiftUI
            struct Demo: View { let name: String; var body: some View { Text(name) } }
            #Preview {
                do {
                    let container = try ModelContainer(for: Int.self)
                    return Demo(name: "made").modelContainer(container)
                } catch {
                    return Text("failed")
                }
            }
            """
        let outcome = Snippet(SourceText(name: "Demo.swift", text: source)).layOut(LayoutOptions())
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        #expect(frames.nodes.contains { $0.name == "Text(\"made\")" })
    }

    /// What a companion declares is known; its views and previews are no entries.
    @Test func companions() throws {
        let own = "import SwiftUI\nstruct Screen: View { var body: some View { Badge(title: caption) } }"
        let other = """
            import SwiftUI
            let caption = "shared"
            struct Badge: View { let title: String; var body: some View { Text(title) } }
            struct Gallery: View { var body: some View { Text("gallery") } }
            #Preview { Gallery() }
            """
        let source = SourceText(name: "Screen.swift", text: own)
        #expect(Snippet(source).layOut(LayoutOptions()).frames == nil)
        let snippet = Snippet(source, companions: other)
        #expect(snippet.candidates.map(\.name) == ["Screen"])
        let frames = try #require(snippet.layOut(LayoutOptions()).frames)
        #expect(frames.nodes.contains { $0.name == "Text(\"shared\")" })
        #expect(!frames.nodes.contains { $0.name == "Text(\"gallery\")" })
    }
}
