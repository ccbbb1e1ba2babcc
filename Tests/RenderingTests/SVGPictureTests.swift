import Foundation
import LayoutEngine
import Testing

@testable import Rendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is drawn, and where.
@Suite struct SVGPictureTests {
    @Test func textsStandWhereTheyWereMeasured() {
        // "hello worlds" breaks into two lines of 50 and 60 at 100; the text of 60 by 40 stands at 20, 30.
        let svg = SVGPicture(overlay: []).document(of: Traced(text("hello worlds"), 100, 100).frames)
        #expect(svg.contains("<text x=\"20\" y=\"45\" font-size=\"16\" textLength=\"50\""))
        #expect(svg.contains("<text x=\"20\" y=\"65\" font-size=\"16\" textLength=\"60\""))
        #expect(svg.contains(">worlds</text>"))
    }

    @Test func partsOfALineAreDrawnInTheirFonts() {
        // Two parts of 30 and 20 points, the second raised by 4 in italic monospaced letters; an image has no letters.
        let svg = SVGPicture(overlay: []).document(of: Traced(mixedText(), 100, 100).frames)
        #expect(svg.contains("font-size=\"16\" textLength=\"30\""))
        #expect(
            svg.contains(
                "y=\"51\" font-size=\"8\" font-weight=\"700\" font-style=\"italic\" font-family=\"ui-monospace"))
        #expect(svg.components(separatedBy: "<text").count == 3)
    }

    @Test func scaledTextsAreDrawnLarger() {
        // Twice as large about the centre of 50 by 20: from 0, 30 on.
        let view = text("hello").modified(
            "scaleEffect",
            .transformEffect(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), anchor: .center))
        let svg = SVGPicture(overlay: []).document(of: Traced(view, 100, 100).frames)
        #expect(svg.contains("<text x=\"0\" y=\"60\" font-size=\"32\" textLength=\"100\""))
    }

    @Test func onlyWhatIsDrawnIsInTheLegend() {
        let plain = Traced(hStack(spacing: 0, fixed("a", 20, 20), fixed("b", 20, 20)), 100, 100).frames
        #expect(!SVGPicture(overlay: []).document(of: plain).contains("box: a view"))
        let all = SVGPicture(overlay: [.frames, .guides, .spacing]).document(of: plain)
        #expect(all.contains("box: a view"))
        #expect(!all.contains("dashed line"))
        #expect(!all.contains("orange"))
        let rich = Traced(
            hStack(
                spacing: 7, fixed("a", 20, 20).alignmentGuide(.verticalCenter) { _ in 5 }, fixed("b", 20, 20)
            ).padding(9), 100, 100
        ).frames
        let drawn = SVGPicture(overlay: [.frames, .guides, .spacing]).document(of: rich)
        for words in ["dashed line", "orange: spacing", "green: padding", ">7</text>", ">9</text>", ">center</text>"] {
            #expect(drawn.contains(words), "\(words)")
        }
    }

    @Test func guidesThatMeetShareALine() {
        let laid = Traced(
            hStack(
                .top, spacing: 0, fixed("a", 20, 20).alignmentGuide(.top) { _ in 5 },
                fixed("b", 20, 20).alignmentGuide(.top) { _ in 5 }), 100, 100)
        let svg = SVGPicture(overlay: .guides).document(of: laid.frames)
        // One line and two dots; the legend has a line of its own.
        #expect(svg.components(separatedBy: "<line ").count - 1 == 2)
        #expect(svg.components(separatedBy: "<circle ").count - 1 == 2)
        #expect(svg.components(separatedBy: ">top</text>").count - 1 == 1)
    }

    @Test func guidesCountFromTheRightInRightToLeft() {
        // The view of 20 fills the window from 0 to 20; 5 from its right edge is 15.
        let laid = Traced(
            fixed("a", 20, 20).alignmentGuide(.leading) { _ in 5 }, 20, 20, layoutDirection: .rightToLeft)
        #expect(SVGPicture(overlay: .guides).document(of: laid.frames).contains("<line x1=\"15\""))
    }

    @Test func backgroundsAreDrawnFirst() {
        let view = fixed("front", 20, 20).modified("background", with: fixed("behind", 30, 30)) {
            .background($0, alignment: .center)
        }
        let svg = SVGPicture(overlay: []).document(of: Traced(view, 100, 100).frames)
        let front = svg.range(of: "35 35 30x30")
        let behind = svg.range(of: "40 40 20x20")
        #expect((front?.lowerBound ?? svg.endIndex) < (behind?.lowerBound ?? svg.startIndex))
    }

    @Test(arguments: ["</text><script>", "a & \"b\" 'c'", "\u{1B}[31m\u{0}\u{202E}", "]]>"])
    func hostileNamesAreEscaped(name: String) {
        let svg = SVGPicture(overlay: [.frames, .guides, .spacing]).document(
            of: Traced(fixed(name, 90, 90), 100, 100).frames)
        #expect(isWellFormed(svg))
        #expect(!svg.contains("<script"))
    }

    @Test func everyPictureIsWellFormed() {
        for seed in 0..<60 {
            var random = RandomViews(seed: UInt64(seed))
            let frames = Traced(
                random.view(depth: 4), seed % 4 == 0 ? nil : 320, 480, safeArea: EdgeInsets(top: 20)
            ).frames
            let svg = SVGPicture(overlay: [.frames, .guides, .spacing]).document(of: frames)
            #expect(isWellFormed(svg), "seed \(seed)")
            #expect(!svg.contains("nan") && !svg.contains("\"inf"))
            #expect(svg == SVGPicture(overlay: [.frames, .guides, .spacing]).document(of: frames))
        }
    }

    @Test func labelsDoNotCoverEachOther() {
        var labels = LabelPlacer(canvas: Rect(x: 0, y: 0, width: 200, height: 100))
        let box = Rect(x: 0, y: 0, width: 100, height: 50)
        var places: [Rect] = []
        for _ in 0..<20 {
            guard let place = labels.place("abcdef", in: box, sizes: [10]) else { break }
            let width = LabelPlacer.width("abcdef", size: 10)
            let rect = Rect(x: place.anchor.x - width / 2, y: place.anchor.y - 9.5, width: width, height: 12)
            #expect(!places.contains(where: rect.overlaps))
            places.append(rect)
        }
        // Labels of 37 by 12 in 100 by 50: in the middle, at the top and at the bottom; the others would overlap.
        #expect(places.count == 3)
        let other = labels.place("abcdef", in: box, sizes: [10])
        #expect(other == nil)
    }

    private func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }
}
