import Diagnostics
import LayoutEngine
import Testing

@testable import SwiftUIFrontEnd

/// Previews choose their window where the options leave it to them: Xcode's canvas is as large as the preview says.
@Suite struct PreviewCanvasTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let preview: String
        let window: Size
        var testDescription: String { preview }

        init(_ preview: String, _ width: Double, _ height: Double) {
            self.preview = preview
            window = Size(width: width, height: height)
        }
    }

    /// What is shown fills what it is offered, except `small`, which is 20 x 10.
    static let cases = [
        Case("#Preview { Color.red }", 393, 852),
        Case("#Preview(traits: .fixedLayout(width: 320, height: 100)) { Color.red }", 320, 100),
        Case(#"#Preview("A", traits: .landscapeLeft) { Color.red }"#, 852, 393),
        Case("#Preview(traits: .sizeThatFitsLayout) { small }", 20, 10),
        Case("#Preview(traits: .sizeThatFitsLayout) { Color.red.padding(4) }", 393, 852),
        Case("#Preview(traits: .portrait) { Color.red }", 393, 852),
        Case(provider("Color.red.previewLayout(.fixed(width: 300, height: 70))"), 300, 70),
        Case(provider("small.previewLayout(.sizeThatFits)"), 20, 10),
        Case(provider("Color.red.previewLayout(PreviewLayout.device)"), 393, 852),
        Case(provider("Color.red.previewInterfaceOrientation(.landscapeRight)"), 852, 393),
        // Names that the test knows: 100 x 200 and nothing else.
        Case(provider(#"Color.red.previewDevice("Small")"#), 100, 200),
        Case(provider(#"Color.red.previewDevice(PreviewDevice(rawValue: "Small"))"#), 100, 200),
        Case(
            provider(#"Color.red.previewDevice(.init(rawValue: "Small")).previewInterfaceOrientation(.landscapeLeft)"#),
            200, 100),
        Case(provider(#"Color.red.previewDevice("Large")"#), 393, 852),
        // Only the first view of a provider counts.
        Case(provider("Group { small.previewLayout(.sizeThatFits); Color.red }"), 20, 10)
    ]

    private static func provider(_ body: String) -> String {
        "struct P: PreviewProvider { static var previews: some View { \(body) } }"
    }

    private func layOut(_ item: Case, choosing: Bool) -> LayoutOutcome {
        let source = "import SwiftUI\nlet small = Color.red.frame(width: 20, height: 10)\n\(item.preview)"
        var options = LayoutOptions()
        if choosing {
            options.previewDevice = { name in
                name == "Small" ? Viewport(size: ProposedViewSize(width: 100, height: 200)) : nil
            }
        }
        return Snippet(SourceText(name: "v.swift", text: source)).layOut(options)
    }

    @Test(arguments: cases) func takesTheWindow(_ item: Case) throws {
        let outcome = layOut(item, choosing: true)
        let frames = try #require(outcome.frames, "\(outcome.diagnostics)")
        #expect(frames.nodes.first?.frame == Rect(origin: .zero, size: item.window))
    }

    /// A stated size holds whatever previews say.
    @Test(arguments: cases) func keepsAStatedSize(_ item: Case) throws {
        let frames = try #require(layOut(item, choosing: false).frames)
        #expect(frames.viewport.size == ProposedViewSize(width: 393, height: 852))
    }
}
