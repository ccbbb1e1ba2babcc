import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// What the documents that the project grew from show, as facts on code of our own.
@Suite("seed documents")
struct SeedDocumentTests {
    /// A window of 300x640 with 40 points of safe area above and 20 below; everything ignores the safe area.
    private func window(_ steps: [LayoutOptions.Step]) -> LayoutOptions {
        LayoutOptions(
            entry: "Screen()", size: ProposedViewSize(width: 300, height: 640),
            safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0), steps: steps)
    }

    /// The upper panel's bottom is the window's: 640 - 380 = 260, the lower one begins below the window at 640.
    private func expectClosed(_ way: PanelWay, _ seen: SeenFrames) {
        seen.expect("upper", 0, 260, 300, 380)
        #expect(seen.contains("lower") == way.keepsLower)
        if way.keepsLower { seen.expect("lower", 0, 640, 300, 240) }
    }

    @Test("closed", arguments: PanelWay.all)
    func closed(way: PanelWay) {
        expectClosed(way, SeenFrames(way.source, window([])))
    }

    /// The lower panel's bottom is the window's: 640 - 240 = 400, the upper one stands on it: 400 - 380 = 20.
    @Test("open after a tap", arguments: PanelWay.all)
    func open(way: PanelWay) {
        let seen = SeenFrames(way.source, window([.tap("Open")]))
        seen.expect("upper", 0, 20, 300, 380)
        seen.expect("lower", 0, 400, 300, 240)
    }

    @Test("closed again", arguments: PanelWay.all)
    func closedAgain(way: PanelWay) {
        expectClosed(way, SeenFrames(way.source, window([.tap("Open"), .tap("Close")])))
    }

    @Test("all ways are there") func count() { #expect(PanelWay.all.count == 9) }
}
