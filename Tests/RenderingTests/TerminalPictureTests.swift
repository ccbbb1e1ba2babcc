import Foundation
import LayoutEngine
import Rendering
import Testing

/// Boxes made of characters.
@Suite struct TerminalPictureTests {
    @Test func drawsToScale() {
        // 21 columns for 40 points: half a column a point, a quarter of a row a point. a spans 0…20, b 20…40.
        let laid = Traced(hStack(spacing: 0, fixed("a", 20, 24), fixed("b", 20, 24)), 40, 24)
        #expect(
            TerminalPicture(width: 21, height: 40).text(of: laid.frames) == """
                ┌─────────┬─────────┐
                │         │         │
                │         │         │
                │    a    │    b    │
                │         │         │
                │         │         │
                └─────────┴─────────┘

                """)
    }

    @Test func showsAllLinesOfATextWhereTheyStand() {
        // 20 points a line at 4 points a row: baselines of 15 and 35, less a third of 16, are rows 2 and 7.
        let laid = Traced(text("hello worlds"), 60, 40)
        #expect(
            TerminalPicture(width: 31, height: 40).text(of: laid.frames) == """
                ┌─────────────────────────────┐
                │                             │
                │            hello            │
                │                             │
                │                             │
                │                             │
                │                             │
                │           worlds            │
                │                             │
                │                             │
                └─────────────────────────────┘

                """)
    }

    @Test(arguments: [10, 60, 80, 200]) func staysInItsColumns(width: Int) {
        for seed in 0..<40 {
            var random = RandomViews(seed: UInt64(seed))
            let frames = Traced(random.view(depth: 4), 320, seed % 3 == 0 ? nil : 480).frames
            let picture = TerminalPicture(width: width, height: 40).text(of: frames)
            let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.count <= width }, "seed \(seed)")
            #expect(lines.count <= 41)
            if width >= 60 {
                let table = FramesText(width: width).text(of: frames)
                #expect(table.split(separator: "\n").allSatisfy { $0.count <= width }, "seed \(seed)\n\(table)")
            }
        }
    }

    @Test func countsWideCharacters() {
        // Four ideographs take eight of the nine columns inside the box.
        let laid = Traced(fixed("日本語版", 40, 24), 40, 24)
        let line = TerminalPicture(width: 11, height: 40).text(of: laid.frames).split(separator: "\n")[1]
        #expect(line == "│日本語版 │")
    }

    @Test func printsNoControlCharacters() {
        let laid = Traced(fixed("\u{1B}[31mred\u{202E}\nline", 200, 40), 200, 40)
        for text in [
            TerminalPicture(width: 80, height: 40).text(of: laid.frames), FramesText().text(of: laid.frames),
            TraceStory().text(of: laid.frames, trace: laid.trace)
        ] {
            #expect(text.contains("␛[31mred␛⏎line"))
            #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
    }

    @Test func hasNothingToDrawWithoutArea() {
        #expect(TerminalPicture().text(of: Traced(fixed("a", 0, 0), nil, nil).frames) == "")
    }
}

@Suite struct HTMLPageTests {
    private let page = HTMLPage.document(
        title: "<b>Card</b>", frames: Traced(hStack(spacing: 0, fixed("a<i>", 20, 24), color()), 40, 24).frames)

    @Test func escapesAndLoadsNothing() {
        #expect(page.contains("<title>&lt;b&gt;Card&lt;/b&gt;</title>"))
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("<i>") && !page.contains("<script") && !page.contains("href="))
    }

    @Test func listsEveryFrame() {
        #expect(page.components(separatedBy: "<tr>").count - 1 == 4)
        #expect(page.contains("<td>20</td><td>0</td><td>20</td><td>24</td>"))
    }
}
