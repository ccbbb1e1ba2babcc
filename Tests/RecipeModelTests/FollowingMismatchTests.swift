import LayoutEngine
import RecipeModel
import Testing

/// Which wrong numbers merely follow from others, one rule of layout at a time.
@Suite struct FollowingMismatchTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Kind, depth and frame of each view; kinds are unique, so that they name their views.
        var views: [(kind: String, depth: Int, frame: Rect)]
        /// What is expected instead: the view, the field and by how much the layout is off.
        var wrong: [(kind: String, field: FrameMismatch.Field, delta: Double)]
        /// For each of them the place of the one that it follows.
        var causes: [Int?]
        var origin = Provenance.Origin.derived
    }

    private static func rect(_ x: Double, _ width: Double) -> Rect { Rect(x: x, y: 0, width: width, height: 10) }

    static let cases = [
        // A leading view 10 wider pushes what stands behind it by 10.
        Case(
            testDescription: "pushed", views: [("H", 0, rect(0, 60)), ("A", 1, rect(0, 30)), ("B", 1, rect(30, 30))],
            wrong: [("A", .width, 10), ("B", .x, 10)], causes: [nil, 0]),
        // In a centred row half of it goes to each side: A begins 5 further left, B 5 further right.
        Case(
            testDescription: "pushed by half",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(0, 30)), ("B", 1, rect(30, 30))],
            wrong: [("A", .width, 10), ("A", .x, -5), ("B", .x, 5)], causes: [nil, 0, 0]),
        // A trailing view that is 10 wider begins 10 further left.
        Case(
            testDescription: "trailing", views: [("H", 0, rect(0, 60)), ("A", 1, rect(20, 40))],
            wrong: [("A", .x, -10), ("A", .width, 10)], causes: [1, nil]),
        // What lies over A is not pushed by it.
        Case(
            testDescription: "overlapping",
            views: [("Z", 0, rect(0, 60)), ("A", 1, rect(0, 50)), ("B", 1, rect(20, 20))],
            wrong: [("A", .width, 8), ("B", .x, 8)], causes: [nil, nil]),
        // A stack is not before what is in it, even where that hangs over its end.
        Case(
            testDescription: "hanging over", views: [("H", 0, rect(0, 50)), ("A", 1, rect(60, 20))],
            wrong: [("H", .width, 8), ("A", .x, 8)], causes: [nil, nil]),
        Case(
            testDescription: "siblings move together",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(8, 20)), ("B", 1, rect(30, 20))],
            wrong: [("A", .x, 8), ("B", .x, 8)], causes: [nil, 0]),
        // Views of two stacks that are off by the same amount have nothing to do with each other.
        Case(
            testDescription: "strangers",
            views: [
                ("V", 0, rect(0, 60)), ("H", 1, rect(0, 60)), ("A", 2, rect(8, 20)), ("G", 1, rect(0, 60)),
                ("B", 2, rect(8, 20))
            ], wrong: [("A", .x, 8), ("B", .x, 8)], causes: [nil, nil]),
        Case(
            testDescription: "strangers of one width",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(0, 20)), ("B", 1, rect(30, 20))],
            wrong: [("A", .width, 8), ("B", .width, 8)], causes: [nil, nil]),
        // The stack is wider since what is in it is, and that since its text is.
        Case(
            testDescription: "from inside",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(0, 60)), ("T", 2, rect(0, 60))],
            wrong: [("H", .width, 8), ("A", .width, 8), ("T", .width, 8)], causes: [2, 2, nil]),
        // A row has 16 less, so the spacer in it has, and what stands behind the spacer is 16 further left.
        Case(
            testDescription: "the room of a spacer",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(0, 20)), ("Spacer", 1, rect(20, 20)), ("B", 1, rect(40, 20))],
            wrong: [("H", .width, -16), ("Spacer", .width, -16), ("B", .x, -16)], causes: [nil, 0, 0]),
        // What is in between moved otherwise, so the text does not follow the row.
        Case(
            testDescription: "hidden by another",
            views: [("H", 0, rect(0, 60)), ("V", 1, rect(8, 50)), ("T", 2, rect(16, 20))],
            wrong: [("H", .x, 8), ("V", .x, 3), ("T", .x, 8)], causes: [nil, nil, nil]),
        Case(
            testDescription: "very many", views: [("H", 0, rect(0, 300))] + (0..<40).map { ("A\($0)", 1, rect(8, 5)) },
            wrong: (0..<40).map { ("A\($0)", .x, 8) }, causes: [nil] + Array(repeating: 0, count: 39)),
        // Both stand in the stack, whatever modifiers are around one of them.
        Case(
            testDescription: "siblings with modifiers",
            views: [("V", 0, rect(0, 60)), ("A", 1, rect(8, 20)), (".padding", 1, rect(0, 60)), ("B", 2, rect(8, 20))],
            wrong: [("A", .x, 8), ("B", .x, 8)], causes: [nil, 0]),
        // Recorded numbers are rounded to pixels, which are a point here: 8 and 7.5 are the same, 2 and 1.5 may be
        // anything. Numbers worked out by hand are exact.
        Case(
            testDescription: "recorded", views: [("H", 0, rect(0, 60)), ("A", 1, rect(8, 20)), ("B", 1, rect(30, 20))],
            wrong: [("A", .x, 8), ("B", .x, 7.5)], causes: [nil, 0], origin: .engine),
        Case(
            testDescription: "recorded, small",
            views: [("H", 0, rect(0, 60)), ("A", 1, rect(8, 20)), ("B", 1, rect(30, 20))],
            wrong: [("A", .x, 2), ("B", .x, 1.5)], causes: [nil, nil], origin: .engine),
        Case(
            testDescription: "by hand", views: [("H", 0, rect(0, 60)), ("A", 1, rect(8, 20)), ("B", 1, rect(30, 20))],
            wrong: [("A", .x, 8), ("B", .x, 7.5)], causes: [nil, nil])
    ]

    @Test(arguments: cases)
    func follows(_ one: Case) {
        var nodes: [FrameNode] = []
        for view in one.views {
            var node = FrameNode(
                path: view.kind, name: view.kind, kind: view.kind, depth: view.depth, frame: view.frame)
            node.parent = nodes.lastIndex { $0.depth < view.depth }
            nodes.append(node)
        }
        let frames = one.wrong.map { wrong in
            var frame = ExpectedFrame(node: wrong.kind)
            let got = nodes.first { $0.kind == wrong.kind }?.frame ?? .zero
            frame[wrong.field] = got[wrong.field] - wrong.delta
            return frame
        }
        let result = FrameComparison.compare(
            RecipeModel.Expectation(scenario: "default", provenance: Provenance(origin: one.origin), frames: frames),
            with: FrameTree(
                viewport: Viewport(size: ProposedViewSize(width: 300, height: 200), scale: 1), nodes: nodes))
        #expect(result.mismatches.map(\.delta) == one.wrong.map(\.delta))
        #expect(result.mismatches.map(\.cause) == one.causes)
    }

    @Test func causesKeepFourDecimals() {
        #expect(MismatchCause(view: "Text", field: .height, delta: 1 / 3.0).description == "Text.height +0.3333")
        #expect(MismatchCause(view: "Text", field: .x, delta: -20.0 / 3).delta == -6.6667)
    }
}
