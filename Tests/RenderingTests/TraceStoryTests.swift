import CanonicalJSON
import LayoutEngine
import Rendering
import Testing

/// The story of a layout, against the proposals and answers of the rules.
@Suite struct TraceStoryTests {
    /// 300 less two gaps of 10 and the rigid 40 leaves 240 for two colours.
    private let row = Traced(
        hStack(spacing: 10, color("c"), fixed("a", 40, 20), color("d").id("wide")).padding(10), 320, 100)

    @Test func tellsOffersSharesAndGuides() {
        #expect(
            TraceStory().text(of: row.frames, trace: row.trace) == """
                .padding  proposed 320 x 100 → 320 x 100, placed at 0, 0
                  HStack  proposed 300 x 80 → 300 x 80, placed at 10, 10
                    · gaps of 10
                    · order: a (40 to 40), c (0 to inf), d #wide (0 to inf)
                    · shares: a 280/3 = 93.3333 → 40, c 240/2 = 120 → 120, d #wide 120 → 120
                    · asks for .center: c 40, a 10, d #wide 40 (default)
                    c  proposed 120 x 80 → 120 x 80, placed at 10, 10
                    a  proposed 93.3333 x 80 → 40 x 20, placed at 140, 40
                    d #wide  proposed 120 x 80 → 120 x 80, placed at 190, 10

                """)
    }

    @Test func tellsOneNodeAndWhatItStandsIn() {
        let text = TraceStory(frame: row.frame("a")).text(of: row.frames, trace: row.trace)
        #expect(text.contains("a  proposed 93.3333 x 80 → 40 x 20"))
        #expect(text.hasPrefix(".padding  proposed 320 x 100"))
        #expect(!text.contains("d #wide  proposed"))
    }

    @Test func tellsEveryProbe() {
        let text = TraceStory(all: true).text(of: row.frames, trace: row.trace)
        // The stack asks for the minimum and the maximum of each view before it shares.
        #expect(text.contains("    c  proposed 0 x 80 → 0 x 80\n"))
        #expect(text.contains("    c  proposed inf x 80 → inf x 80\n"))
        #expect(text.contains("    · HStack: c can be 0 to inf wide\n"))
        #expect(text.contains("    · HStack: shares width 280/3 = 93.3333 with a\n"))
        #expect(text.contains("· HStack asks a for .center: 10 (default)\n"))
        #expect(text.contains("· a: x = 130, 120 + 10\n"))
        #expect(text.contains("· a: y = 30, 40 − 10\n"))
        let one = TraceStory(all: true, frame: row.frame("a")).text(of: row.frames, trace: row.trace)
        #expect(one.contains("a  proposed 0 x 80 → 40 x 20\n"))
        #expect(!one.contains("c  proposed"))
    }

    @Test func marksExplicitGuides() {
        let laid = Traced(
            vStack(.leading, spacing: 0, fixed("a", 50, 10).alignmentGuide(.leading) { _ in 20 }, fixed("b", 30, 10)),
            100, 100)
        #expect(
            TraceStory().text(of: laid.frames, trace: laid.trace)
                .contains("· asks for .leading: .alignmentGuide 20 (explicit), b 0 (default)\n"))
    }

    @Test func coloursOnlyDetails() {
        let text = TraceStory(color: true).text(of: row.frames, trace: row.trace)
        #expect(text.contains("\u{1B}[2m    · gaps of 10\u{1B}[0m\n"))
    }

    @Test func writesVersionedJSON() throws {
        let document = TraceJSON.document(of: row.trace, tree: row.frames)
        guard case .object(let members) = document, case .array(let events)? = members["events"],
            case .array(let nodes)? = members["nodes"]
        else { throw Unexpected() }
        #expect(members["format"] == "recipes.trace")
        #expect(members["version"] == 1)
        #expect(events.count == row.trace.events.count)
        #expect(nodes.count == 5)
        // The root is offered the window first.
        #expect(
            events.first
                == ["event": "proposed", "node": nodes.first?.id ?? .null, "proposal": ["width": 320, "height": 100]])
        #expect(
            events.contains {
                if case .object(let event) = $0 { event["event"] == "share" && event["offer"] == 120 } else { false }
            })
    }

    @Test func isTheSameTwice() {
        for seed in 0..<20 {
            var (first, second) = (RandomViews(seed: UInt64(seed)), RandomViews(seed: UInt64(seed)))
            let (left, right) = (Traced(first.view(depth: 3), 320, 480), Traced(second.view(depth: 3), 320, 480))
            #expect(
                TraceJSON.document(of: left.trace, tree: left.frames).text()
                    == TraceJSON.document(of: right.trace, tree: right.frames).text())
            let story = TraceStory(all: true)
            #expect(story.text(of: left.frames, trace: left.trace) == story.text(of: right.frames, trace: right.trace))
        }
    }

    @Test func changesNoFrames() {
        for seed in 0..<60 {
            var (first, second) = (RandomViews(seed: UInt64(seed)), RandomViews(seed: UInt64(seed)))
            let tree = LayoutTree(platform: .iOS, scale: 2)
            let plain = tree.layout(
                [first.view(depth: 4).make(tree)],
                in: Viewport(size: ProposedViewSize(width: 320, height: 480), scale: 2))
            #expect(plain == Traced(second.view(depth: 4), 320, 480).frames, "seed \(seed)")
        }
    }

    @Test func canBeUsedAgain() {
        let tree = LayoutTree()
        let trace = Trace()
        let viewport = Viewport(size: ProposedViewSize(width: 100, height: 100))
        let root = fixed("a", 10, 10).make(tree)
        _ = tree.layout([root], in: viewport, trace: trace)
        let (events, nodes) = (trace.events, trace.nodes)
        trace.removeAll()
        #expect(trace.events.isEmpty && trace.nodes.isEmpty && trace.frames.isEmpty)
        _ = tree.layout([root], in: viewport, trace: trace)
        #expect(trace.events == events)
        #expect(trace.nodes == nodes)
    }
}

private struct Unexpected: Error {}

extension JSON {
    /// The member `id` of an object.
    fileprivate var id: JSON? {
        if case .object(let members) = self { members["id"] } else { nil }
    }
}
