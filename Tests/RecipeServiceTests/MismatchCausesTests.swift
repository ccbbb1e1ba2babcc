import Diagnostics
import LayoutEngine
import RecipeModel
import Testing

/// A tree by parents and frames; the nodes are called n0, n1 ….
private func tree(_ nodes: [(parent: Int?, frame: Rect)]) -> FrameTree {
    FrameTree(
        viewport: Viewport(size: ProposedViewSize(width: 300, height: 300), scale: 2),
        nodes: nodes.enumerated().map { index, node in
            FrameNode(
                path: "Root/n\(index)", name: "n\(index)", kind: "Box\(index)", id: "n\(index)",
                depth: node.parent == nil ? 0 : 1,
                parent: node.parent, frame: node.frame)
        })
}

private func compare(_ expected: [Rect], with tree: FrameTree) -> ExpectationResult {
    let frames = expected.enumerated().map { index, rect in
        ExpectedFrame(node: "n\(index)", x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return FrameComparison.compare(
        Expectation(scenario: "s", provenance: Provenance(origin: .derived), frames: frames), with: tree)
}

private func causes(_ result: ExpectationResult) -> [String] {
    result.causes.map { "\($0.mismatch.node).\($0.mismatch.field.rawValue) \($0.mismatch.delta) \($0.followers)" }
}

@Test func descendantsFollowAParentThatMoved() {
    // A parent with six inside, all 8 to the right of where they were expected.
    let expected =
        [Rect(x: 10, y: 10, width: 100, height: 100)]
        + (0..<6).map { Rect(x: 12 + Double($0), y: 12, width: 10, height: 10) }
    let got = expected.enumerated().map { index, rect in
        (
            parent: index == 0 ? nil : 0,
            frame: Rect(x: rect.minX + 8, y: rect.minY, width: rect.width, height: rect.height)
        )
    }
    let result = compare(expected, with: tree(got))
    #expect(result.mismatches.count == 7)
    #expect(causes(result) == ["n0.x 8.0 6"])
}

@Test func aStackFollowsTheChildThatGrew() {
    // A column from y 0: the first child is 6 taller, so the second stands 6 lower and the column is 6 taller.
    let expected = [
        Rect(x: 0, y: 0, width: 50, height: 40), Rect(x: 0, y: 0, width: 50, height: 20),
        Rect(x: 0, y: 20, width: 50, height: 20)
    ]
    let got: [(parent: Int?, frame: Rect)] = [
        (nil, Rect(x: 0, y: 0, width: 50, height: 46)), (0, Rect(x: 0, y: 0, width: 50, height: 26)),
        (0, Rect(x: 0, y: 26, width: 50, height: 20))
    ]
    #expect(causes(compare(expected, with: tree(got))) == ["n1.height 6.0 2"])
}

@Test func aCentredViewFollowsItsOwnLength() {
    // 10 wider in the middle of a window: 5 more to the left.
    let result = compare(
        [Rect(x: 100, y: 0, width: 100, height: 10)], with: tree([(nil, Rect(x: 95, y: 0, width: 110, height: 10))]))
    #expect(causes(result) == ["n0.width 10.0 1"])
}

@Test func whatMovesOtherwiseIsACauseOfItsOwn() {
    let expected = [Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: 10, width: 10, height: 10)]
    let got: [(parent: Int?, frame: Rect)] = [
        (nil, Rect(x: 8, y: 0, width: 100, height: 100)), (0, Rect(x: 21, y: 10, width: 10, height: 10))
    ]
    #expect(causes(compare(expected, with: tree(got))) == ["n0.x 8.0 0", "n1.x 11.0 0"])
}

@Test func manyMismatchesAreFewCauses() {
    // 30 recipes with the seven mismatches of one cause and one recipe with another four of another one.
    func result(_ slug: String, _ delta: Double, followers: Int) -> RecipeResult {
        let mismatches = (0...followers).map {
            FrameMismatch(
                node: "n\($0)", path: "Root/VStack/.padding", field: .y, expected: 0, got: delta, delta: delta,
                nodeIndex: $0, cause: $0 == 0 ? nil : 0)
        }
        return RecipeResult(
            slug: slug, title: slug,
            expectations: [
                ExpectationResult(
                    scenario: "s", provenance: Provenance(origin: .engine), state: .fail, mismatches: mismatches,
                    compared: 9)
            ])
    }
    let recipes = (0..<30).map { result("recipe-\($0)", 8, followers: 6) } + [result("other", -3, followers: 3)]
    let report = ValidationReport(engineVersion: "1", recipes: recipes)
    #expect(report.mismatchCount == 30 * 7 + 4)
    #expect(report.mismatchGroups.map(\.mismatches) == [210, 4])
    #expect(report.mismatchGroups.map(\.cause.view) == ["n0", "n0"])
    #expect(report.mismatchGroups.map(\.recipes.count) == [30, 1])
}

/// Texts as reports write them and people type them.
private let causeTexts: [(text: String, cause: MismatchCause?)] = [
    ("Text.height +1", MismatchCause(view: "Text", field: .height, delta: 1)),
    ("Text.height 1", MismatchCause(view: "Text", field: .height, delta: 1)),
    (" Text.x   -0.3333", MismatchCause(view: "Text", field: .x, delta: -1.0 / 3)),
    ("Outer.Card.width +2", MismatchCause(view: "Outer.Card", field: .width, delta: 2)),
    ("Text.height", nil), ("Text.depth +1", nil), ("height +1", nil), (".height +1", nil), ("Text.height one", nil),
    ("Text.height nan", nil), ("Text.height +1 +1", nil), ("", nil)
]

@Test(arguments: causeTexts) func causesAreReadAsTheyAreWritten(_ text: String, _ cause: MismatchCause?) {
    #expect(MismatchCause(text) == cause)
    if let cause { #expect(MismatchCause(cause.description) == cause) }
}
