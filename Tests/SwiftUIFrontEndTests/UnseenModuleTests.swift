import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Names that only a module can declare whose source is not here (decision 0008). Frames follow from what is assumed: such a
/// view takes what it is offered, such a modifier changes nothing.
@Suite struct UnseenModuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        /// The imported module beside SwiftUI.
        var module = "RemoteImages"
        var body: String
        /// The frame of the last node in a window of 100 x 100.
        var frame: Rect
        /// The names that warnings tell, in order.
        var warned: [String]
        var testDescription: String { rule }
    }

    static let cases = [
        // Centred: (100 - 40) / 2 = 30 from the left, (100 - 20) / 2 = 40 from the top.
        Case(
            rule: "a view of a package in a frame", body: "RemoteImage(url).frame(width: 40, height: 20)",
            frame: Rect(x: 30, y: 40, width: 40, height: 20), warned: ["RemoteImage"]),
        Case(
            rule: "a view of a package fills what it is offered", body: "RemoteImage(url: url) { 1 }",
            frame: Rect(x: 0, y: 0, width: 100, height: 100), warned: ["RemoteImage"]),
        Case(
            rule: "a static function that makes one",
            body: "RemoteImage.url(url).cached().frame(width: 10, height: 10)",
            frame: Rect(x: 45, y: 45, width: 10, height: 10), warned: ["RemoteImage"]),
        Case(
            rule: "a modifier of a package", body: "Color.red.shimmering(active: true).frame(width: 20, height: 20)",
            frame: Rect(x: 40, y: 40, width: 20, height: 20), warned: ["shimmering"]),
        Case(
            rule: "an overload of a package",
            body: "Color.red.frame(width: 20, height: 20).overlay(RemoteImage.badge, at: 3)",
            frame: Rect(x: 40, y: 40, width: 20, height: 20), warned: ["overlay(_:at:)"]),
        Case(
            rule: "a modifier of a package with a name like another's",
            body: "Color.red.textStyle(3).frame(width: 20, height: 20)",
            frame: Rect(x: 40, y: 40, width: 20, height: 20), warned: ["textStyle"]),
        Case(
            rule: "a member that a package adds", body: "Color.red.frame(width: 20).frame(height: .barHeight)",
            frame: Rect(x: 40, y: 0, width: 20, height: 100), warned: ["barHeight"]),
        Case(
            rule: "a view of a framework that is not modelled", module: "TipKit",
            body: "PopoverTipLayout(.all).frame(width: 20, height: 60)",
            frame: Rect(x: 40, y: 20, width: 20, height: 60), warned: ["PopoverTipLayout"]),
        // 60 * (nothing / 10) + 30 = 30.
        Case(
            rule: "a number that a framework would give is 0", module: "AVFoundation",
            body: "Color.red.frame(width: 30 + 60 * (AVAudioPlayer().currentTime / 10), height: 10)",
            frame: Rect(x: 35, y: 45, width: 30, height: 10), warned: ["AVAudioPlayer.currentTime"])
    ]

    private static func layOut(_ source: String, assuming: Bool) -> LayoutOutcome {
        var options = LayoutOptions(entry: "Demo()", size: ProposedViewSize(width: 100, height: 100))
        options.makesAssumptions = assuming
        return Snippet(SourceText(name: "Demo.swift", text: source)).layOut(options)
    }

    private static func source(_ item: Case) -> String {
        """
        import SwiftUI
        import \(item.module)
        struct Demo: View {
            let url = URL(string: "https://example.com")
            var body: some View { \(item.body) }
        }
        """
    }

    @Test(arguments: cases) func isAssumed(_ item: Case) throws {
        let outcome = Self.layOut(Self.source(item), assuming: true)
        let frames = try #require(outcome.frames, "\(outcome.diagnostics.map(\.message))")
        #expect(frames.nodes.last?.frame == item.frame)
        let warnings = outcome.diagnostics.filter { $0.severity == .warning }
        #expect(warnings.count == item.warned.count)
        for (warning, name) in zip(warnings, item.warned) {
            #expect(warning.message.hasPrefix("`\(name)`"), "\(warning.message)")
        }
    }

    /// What recipes expect must not rest on what nobody wrote down (decision 0007).
    @Test(arguments: cases) func stopsWithoutAssumptions(_ item: Case) {
        let outcome = Self.layOut(Self.source(item), assuming: false)
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.contains { $0.severity == .error && $0.message.hasPrefix("`\(item.warned[0])`") })
    }

    /// Mistakes stay mistakes: names close to known ones, and any in a program that imports known modules only.
    @Test(arguments: [
        ("RemoteImages", "Rectangel()", "unknown-view"), ("RemoteImages", "Color.red.paddding()", "unknown-modifier"),
        ("Foundation", "RemoteImage(url)", "unknown-view"), ("UIKit", "Color.red.shimmering()", "unknown-modifier")
    ]) func staysAMistake(_ module: String, _ body: String, _ id: String) {
        let item = Case(rule: "", module: module, body: body, frame: .zero, warned: [])
        let outcome = Self.layOut(Self.source(item), assuming: true)
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.contains { $0.id == id }, "\(outcome.diagnostics.map(\.message))")
    }

    /// The message is for people: it names the imports.
    @Test func namesTheImports() {
        let source = """
            import SwiftUI
            import Players
            import Pictures
            import MapKit
            struct Demo: View { var body: some View { Confetti(count: 3) } }
            """
        let outcome = Self.layOut(source, assuming: true)
        #expect(
            outcome.diagnostics.map(\.message) == [
                "`Confetti` must come from one of `MapKit`, `Pictures` and `Players`, whose source is not here; where it is "
                    + "a view, it is taken to fill what it is offered"
            ])
    }
}
