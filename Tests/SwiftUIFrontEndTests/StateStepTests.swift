import Diagnostics
import Testing

@testable import SwiftUIFrontEnd

/// What a state property may be set to from outside, and what is said about anything else.
@Suite struct StateStepTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let state: String
        let source: String
        /// The width of the colour; `nil` where the value is refused.
        let width: Double?
        var testDescription: String { state + " = " + source }
    }

    /// The widths are those of the body below: 10, and 100, 20 or 3 more where the value says so.
    static let cases: [Case] = [
        Case(state: "open", source: "true", width: 110),
        Case(state: "open", source: "3", width: nil),
        Case(state: "open", source: "\"true\"", width: nil),
        Case(state: "open", source: "nil", width: nil),
        Case(state: "mode", source: ".wide", width: 30),
        Case(state: "mode", source: "\"wide\"", width: nil),
        Case(state: "name", source: "\"abc\"", width: 13),
        // The text 123 is written like the number.
        Case(state: "name", source: "123", width: 13),
        Case(state: "maybe", source: "5", width: 15),
        Case(state: "maybe", source: "nil", width: 10),
        Case(state: "list", source: "[1, 2]", width: 12),
        Case(state: "list", source: "2", width: nil),
        Case(state: "width", source: "20", width: 20),
        Case(state: "width", source: ".infinity", width: 393),
        Case(state: "count", source: "2.5", width: nil)
    ]

    @Test(arguments: cases) func sets(_ item: Case) throws {
        let source = """
            struct V: View {
                enum Mode { case narrow, wide }
                @State var open = false
                @State var mode = Mode.narrow
                @State var name = ""
                @State var maybe: Int?
                @State var list: [Int] = []
                @State var width: CGFloat = 10
                @State var count = 0
                var body: some View {
                    Color.red.frame(
                        minWidth: 0, maxWidth: width + (open ? 100 : 0) + (mode == .wide ? 20 : 0)
                            + CGFloat(name.count + (maybe ?? 0) + list.count + count))
                }
            }
            """
        var options = LayoutOptions()
        options.steps = [.state(name: item.state, source: item.source)]
        let outcome = Snippet(SourceText(name: "v.swift", text: source)).layOut(options)
        if let width = item.width {
            let frames = try #require(outcome.frames, "\(outcome.diagnostics)")
            #expect(frames.nodes.last?.frame.width == width)
        } else {
            #expect(outcome.diagnostics.map(\.id) == ["state-type"])
        }
    }
}
