import Diagnostics
import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// A pillar that splits in two when it is tapped.
extension SeedDocumentTests {
    private static func source(_ layout: String) -> String {
        """
        struct Pillar: View {
            let name: String
            var body: some View {
                Capsule().fill(.teal).frame(width: 40, height: 120).accessibilityIdentifier(name)
            }
        }
        struct Pair: View {
            @State var isWhole = true
            var body: some View {
                \(layout)
                .onTapGesture {
                    withAnimation { isWhole.toggle() }
                }
            }
        }
        """
    }

    private static let row = source(
        """
        HStack {
            Pillar(name: "left")
            if !isWhole { Pillar(name: "right") }
        }
        """)

    private static let layers = source(
        """
        ZStack {
            Pillar(name: "left")
                .alignmentGuide(HorizontalAlignment.center) { d in d[isWhole ? .center : .trailing] }
            Pillar(name: "right")
                .alignmentGuide(HorizontalAlignment.center) { d in d[isWhole ? .center : .leading] }
        }
        """)

    /// Both ways to the split pair: a state that is set, and a tap. A capsule shows no text, so its view is named.
    static let splits: [[LayoutOptions.Step]] = [
        [.state(name: "isWhole", source: "false")], [.tap("Pillar")], [.tap("left")], [.tap("Capsule")]
    ]

    private func window(_ steps: [LayoutOptions.Step]) -> LayoutOptions {
        LayoutOptions(entry: "Pair()", size: ProposedViewSize(width: 300, height: 400), steps: steps)
    }

    /// (300 - 40) / 2 = 130, (400 - 120) / 2 = 140.
    @Test("a whole pillar stands in the middle", arguments: [[], [LayoutOptions.Step.tap("Pillar"), .tap("Pillar")]])
    func whole(steps: [LayoutOptions.Step]) {
        let inRow = SeenFrames(Self.row, window(steps))
        inRow.expect("left", 130, 140, 40, 120)
        #expect(!inRow.contains("right"))
        let inLayers = SeenFrames(Self.layers, window(steps))
        inLayers.expect("left", 130, 140, 40, 120)
        inLayers.expect("right", 130, 140, 40, 120)
    }

    @Test("split in a row: the first pillar jumps", arguments: SeedDocumentTests.splits)
    func splitRow(steps: [LayoutOptions.Step]) {
        // 40 + 8 + 40 = 88 wide, from (300 - 88) / 2 = 106.
        let seen = SeenFrames(Self.row, window(steps))
        seen.expect("left", 106, 140, 40, 120)
        seen.expect("right", 154, 140, 40, 120)
    }

    @Test("split in layers: both lean on the line in the middle", arguments: SeedDocumentTests.splits)
    func splitLayers(steps: [LayoutOptions.Step]) {
        // One ends on the line and one begins there: 80 wide, from (300 - 80) / 2 = 110, the line at 150.
        let seen = SeenFrames(Self.layers, window(steps))
        seen.expect("left", 110, 140, 40, 120)
        seen.expect("right", 150, 140, 40, 120)
    }

    @Test("a horizontal guide does nothing along a row")
    func guideAlongRow() {
        let source = Self.source(
            """
            HStack {
                Pillar(name: "left").alignmentGuide(HorizontalAlignment.center) { $0[.trailing] + 30 }
                Pillar(name: "right").alignmentGuide(.leading) { _ in -50 }
            }
            """)
        let seen = SeenFrames(source, window([]))
        seen.expect("left", 106, 140, 40, 120)
        seen.expect("right", 154, 140, 40, 120)
    }

    @Test("what can be tapped is named") func hint() {
        let outcome = Snippet(SourceText(name: "case.swift", text: Self.row)).layOut(window([.tap("Door")]))
        #expect(outcome.frames == nil)
        #expect(outcome.diagnostics.first?.id == "nothing-to-tap")
        #expect(outcome.diagnostics.first?.hints == ["there are: \"left\""])
    }

    @Test("a button is found by whatever its text says", arguments: ["one", "two", "2 of 3", "four!"])
    func labels(label: String) {
        let source = """
            struct Pair: View {
                @State private var tapped = 0
                private let names = ["one", "two"]
                var body: some View {
                    VStack(spacing: 0) {
                        ForEach(names, id: \\.self) { name in
                            Button { tapped += 1 } label: { Text(name).lineLimit(1).frame(height: 10) }
                        }
                        Button { tapped += 1 } label: { Text("\\(1 + 1) of \\(3)") }
                        Button { tapped += 1 } label: { Text("four") + Text("!") }
                        Color.red.frame(width: 10 + CGFloat(tapped) * 5, height: 10).accessibilityIdentifier("count")
                    }
                }
            }
            """
        // One tap: 10 + 5.
        expectEqual(SeenFrames(source, window([.tap(label)]))["count"].width, 15)
    }
}
