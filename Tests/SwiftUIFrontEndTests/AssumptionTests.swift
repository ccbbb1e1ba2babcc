import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// What is assumed is told; where nothing may be assumed, it stops the layout.
@Suite struct AssumptionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let body: String
        let id: String
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "a view of a package", body: "KFImage(URL(string: \"a\")).frame(width: 40, height: 30)",
            id: "unseen-module"),
        Case(
            name: "a modifier of a package", body: "Color.red.shimmering().frame(width: 40, height: 30)",
            id: "unseen-module"),
        Case(
            name: "a number of a framework",
            body: "Color.red.frame(width: 40 + AVPlayer().currentTime().seconds, height: 30)", id: "assumed-number")
    ]

    private func layOut(_ body: String, makesAssumptions: Bool) -> LayoutOutcome {
        let source =
            "import SwiftUI\nimport Kingfisher\nimport AVFoundation\nstruct V: View { var body: some View { \(body) } }"
        var options = LayoutOptions()
        options.makesAssumptions = makesAssumptions
        return Snippet(SourceText(name: "v.swift", text: source)).layOut(options)
    }

    /// The frame around it is 40 by 30 whatever stands in it, and 40 + 0 is 40.
    @Test(arguments: cases) func isToldAsWarning(_ assumed: Case) throws {
        let outcome = layOut(assumed.body, makesAssumptions: true)
        let frames = try #require(outcome.frames, "\(outcome.diagnostics)")
        #expect(frames.nodes.contains { $0.frame.width == 40 && $0.frame.height == 30 })
        #expect(outcome.diagnostics.contains { $0.id == assumed.id && $0.severity == .warning })
    }

    @Test(arguments: cases) func stopsWhereNothingMayBeAssumed(_ assumed: Case) {
        let outcome = layOut(assumed.body, makesAssumptions: false)
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.contains { $0.id == assumed.id && $0.severity == .error })
    }

    /// A stand-in takes the place of the view that cannot be seen.
    @Test func takesAStandIn() throws {
        let source = """
            import SwiftUI
            import Kingfisher
            struct KFImage: View { let url: URL?; var body: some View { Color.gray.frame(width: 7, height: 9) } }
            struct V: View { var body: some View { KFImage(url: nil) } }
            """
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(LayoutOptions())
        let frames = try #require(outcome.frames)
        #expect(outcome.diagnostics.isEmpty)
        #expect(frames.nodes.contains { $0.frame.width == 7 && $0.frame.height == 9 })
    }
}
