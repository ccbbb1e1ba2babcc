import LayoutEngine
import Testing

@testable import RecipeModel

/// A layout written as indented lines: kind, then perhaps `id=…`, `view=…` for each custom view, `name=…`, and a frame.
private func tree(scale: Double = 3, _ rows: [(depth: Int, node: FrameNode)]) -> FrameTree {
    var nodes: [FrameNode] = []
    for (depth, node) in rows {
        var node = node
        node.depth = depth
        node.parent = nodes.lastIndex { $0.depth < depth }
        nodes.append(node)
    }
    return FrameTree(viewport: Viewport(size: ProposedViewSize(width: 300, height: 200), scale: scale), nodes: nodes)
}

private func node(
    _ kind: String, _ frame: Rect = .zero, name: String? = nil, id: String? = nil, views: [String] = []
) -> FrameNode {
    FrameNode(path: kind, name: name ?? kind, kind: kind, id: id, customViews: views, depth: 0, frame: frame)
}

@Suite struct NodeMatcherTests {
    /// 0 DemoView/VStack, 1 Text("Hi"), 2 .padding (BarView), 3 HStack, 4 Image id=star, 5 Text("Bye"),
    /// 6 .frame (BarView), 7 HStack, 8 Image, 9 Color id="a b"
    static let layout = tree([
        (0, node("VStack", views: ["DemoView"])), (1, node("Text", name: "Text(\"Hi\")")),
        (1, node(".padding", views: ["Outer", "BarView"])), (2, node("HStack")), (3, node("Image", id: "star")),
        (3, node("Text", name: "Text(\"Bye\")")), (1, node(".frame", views: ["BarView"])), (2, node("HStack")),
        (3, node("Image")), (3, node("Color", id: "a b"))
    ])

    @Test(arguments: [
        ("star", 4), ("a b", 9), ("\"a b\"", 9), ("Text(\"Hi\")", 1), ("Text[0]", 1), ("Text[1]", 5), ("BarView[1]", 6),
        ("Outer", 2), ("DemoView", 0), ("VStack", 0), ("HStack[1]", 7), ("HStack[1]/Image", 8),
        ("BarView[0]/HStack/Image", 4),
        ("Outer/BarView", 2), ("VStack/Text", 1), ("HStack/Text", 5), ("DemoView/VStack/HStack[1]/Color", 9),
        ("VStack/.frame/HStack", 7), ("BarView[1]/Color", -1), (".padding", 2), ("DemoView/.padding", -1),
        // What is in quotes is an id, and nothing stands in itself.
        ("\"Image\"", -1), ("HStack[0]/HStack", -1), ("VStack/VStack", -1), ("Outer/Outer", -1)
    ])
    func names(_ name: String, _ index: Int) {
        let match = NodeMatcher(NodeMatcherTests.layout).find(name)
        if index >= 0 {
            #expect(match == .found(index))
        } else if case .missing = match {
        } else {
            Issue.record("\(name) gave \(match)")
        }
    }

    @Test(arguments: [
        (
            "Text",
            NodeMatcher.Match.ambiguous(count: 2, hints: ["write Text[0] to Text[1], depth first, or a longer path"])
        ),
        ("Txet(\"Hi\")", .missing(hints: ["did you mean Text(\"Hi\")?"])),
        ("Text[2]", .missing(hints: ["there are 2 of Text, [0] to [1]"])),
        ("HStack/VStack", .missing(hints: ["VStack exists, but not inside what the path names"])),
        ("Text(", .malformed), ("", .malformed), ("A//B", .malformed)
    ])
    func problems(_ name: String, _ expected: NodeMatcher.Match) {
        let match = NodeMatcher(NodeMatcherTests.layout).find(name)
        #expect(match == expected)
        #expect(match.diagnostic(for: name) != nil)
    }

    @Test func sameIDTwiceIsAmbiguous() {
        let layout = tree([(0, node("Text", id: "x")), (0, node("Text", id: "x"))])
        #expect(
            NodeMatcher(layout).find("x")
                == .ambiguous(
                    count: 2, hints: ["write x[0] to x[1], depth first, or a longer path"]))
        #expect(NodeMatcher(layout).find("x[1]") == .found(1))
        // Also where the id is no name that a path could hold.
        let spaced = NodeMatcher(tree([(0, node("Text", id: "a b")), (0, node("Text", id: "a b"))]))
        #expect(spaced.find("a b").diagnostic(for: "a b")?.id == "ambiguous-node")
    }

    /// A view that shows itself in a smaller form: both are the same node, and the name means it once.
    @Test func aCustomViewInItselfIsNamedOnce() {
        let layout = tree([(0, node("VStack")), (1, node("HStack", views: ["Menu", "Menu"]))])
        #expect(NodeMatcher(layout).find("Menu") == .found(1))
    }
}

@Suite struct FrameComparisonTests {
    /// x = 54 2/3 is on the pixel grid at 3x and 54.5 at 2x; y = 10.4 rounds to 10 1/3 at 3x (31.2 pixels, 31).
    static let frame = Rect(x: 54 + 2.0 / 3, y: 10.4, width: 20, height: 5)

    @Test(arguments: [
        // scale, field, expected, agrees
        (3.0, FrameMismatch.Field.x, 54.6667, true), (3, .x, 54.667, true), (3, .x, 54.66, true), (3, .x, 54.65, false),
        (2, .x, 54.5, true), (2, .x, 54.6667, true), (2, .x, 54.55, false), (3, .y, 10.4, true), (3, .y, 10.333, true),
        (3, .y, 10.41, true), (3, .y, 10.42, false), (1, .y, 10, true), (1, .y, 11, false),
        // height 5 at 1x: bottom 15.4 rounds to 15, top 10.4 to 10
        (1, .height, 5, true), (1, .width, 20.02, false)
    ])
    func exactByDefault(_ scale: Double, _ field: FrameMismatch.Field, _ expected: Double, _ agrees: Bool) {
        var frame = ExpectedFrame(node: "A")
        frame[field] = expected
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived), frames: [frame])
        let result = FrameComparison.compare(expectation, with: tree(scale: scale, [(0, node("A", Self.frame))]))
        #expect(result.state == (agrees ? .pass : .fail))
        #expect(result.compared == 1)
    }

    @Test(arguments: [
        (0.5, 55.1, ValidationState.pass), (0.4, 55.1, .fail), (0.5, .nan, .fail), (0.5, .infinity, .fail)
    ])
    func widerOnRequest(_ tolerance: Double, _ expected: Double, _ state: ValidationState) {
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived), tolerance: tolerance, reason: "test",
            frames: [ExpectedFrame(node: "A", x: expected)])
        #expect(FrameComparison.compare(expectation, with: tree([(0, node("A", Self.frame))])).state == state)
    }

    /// A tolerance is not widened by the slack for decimals, and what it lets pass is told whatever its sign.
    @Test func toleranceIsAsStated() {
        #expect(Tolerance(points: 0.5).allows(0.5) && Tolerance(points: 0.5).allows(-0.5))
        #expect(!Tolerance(points: 0.5).allows(0.505) && !Tolerance(points: 0.5).allows(-0.505))
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived), tolerance: 1, reason: "test",
            // The row begins at 54 2/3, so 0.75 before what is expected; its width is nearer.
            frames: [ExpectedFrame(node: "A", x: 55 + 5.0 / 12, width: 20.25)])
        let result = FrameComparison.compare(expectation, with: tree([(0, node("A", Self.frame))]))
        #expect(result.state == .pass)
        #expect(abs(result.largestDelta - 0.75) < 1e-9)
    }

    /// Of 54 2/3 and 54 1/2, its place in pixels at 2x, the one that is nearer tells the difference.
    @Test(arguments: [(54, 0.5), (55, -1.0 / 3), (54.4, 0.1)] as [(Double, Double)])
    func differencesAreThoseOfTheNearer(_ expected: Double, _ delta: Double) {
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived),
            frames: [ExpectedFrame(node: "A", x: expected)])
        let result = FrameComparison.compare(expectation, with: tree(scale: 2, [(0, node("A", Self.frame))]))
        #expect(result.mismatches.count == 1)
        #expect(abs((result.mismatches.first?.delta ?? 0) - delta) < 1e-9)
        #expect(result.mismatches.first?.got == Self.frame.minX)
    }

    /// What is not asserted is drawn where the layout has it; a side without a length is as long as the root.
    @Test(arguments: [(nil, 90), (.infinity, 90), (300, 300)] as [(Double?, Double)])
    func picturesAreWhole(_ width: Double?, _ drawn: Double) {
        let root = FrameNode(
            path: "A", name: "A", kind: "A", depth: 0, frame: Rect(x: 7, y: 8, width: 90, height: 40))
        let layout = FrameTree(
            viewport: Viewport(size: ProposedViewSize(width: width, height: 100), scale: 1), nodes: [root])
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived),
            frames: [ExpectedFrame(node: "A", height: 41), ExpectedFrame(node: "A", x: 6)])
        let picture = FrameComparison.compare(expectation, with: layout).picture
        #expect(picture?.window == Size(width: drawn, height: 100))
        #expect(
            picture?.expected.map(\.frame) == [
                Rect(x: 7, y: 8, width: 90, height: 41), Rect(x: 6, y: 8, width: 90, height: 40)
            ])
    }

    /// Of several states the worst stands for all, in whatever order they come.
    @Test func theWorstStateCounts() {
        let states: [ValidationState] = [.pass, .xfail, .unchecked, .xpass, .unsupported, .fail, .error]
        for (place, better) in states.enumerated() {
            for worse in states[place...] {
                for pair in [[better, worse], [worse, better]] {
                    let results = pair.map {
                        ExpectationResult(scenario: "a", provenance: Provenance(origin: .derived), state: $0)
                    }
                    #expect(RecipeResult(slug: "a", title: "A", expectations: results).state == worse)
                }
            }
        }
    }

    @Test func aFrameThatIsNotFiniteNeverAgrees() {
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived), tolerance: 1000, reason: "test",
            frames: [ExpectedFrame(node: "A", x: .nan, width: 1)])
        let layout = tree([(0, node("A", Rect(x: .nan, y: 0, width: .infinity, height: 1)))])
        #expect(FrameComparison.compare(expectation, with: layout).mismatches.count == 2)
    }

    @Test func statesSayWhatWasChecked() {
        let layout = tree([(0, node("A", Self.frame))])
        func state(_ frames: [ExpectedFrame], isExpectedToFail: Bool = false) -> ValidationState {
            FrameComparison.compare(
                RecipeModel.Expectation(
                    scenario: "default", provenance: Provenance(origin: .derived),
                    expectedFailure: isExpectedToFail ? .init() : nil, frames: frames), with: layout
            ).state
        }
        #expect(state([]) == .unchecked)
        #expect(state([ExpectedFrame(node: "A")]) == .unchecked)
        #expect(state([ExpectedFrame(node: "B", x: 1)]) == .error)
        #expect(state([ExpectedFrame(node: "A", width: 20)], isExpectedToFail: true) == .xpass)
        #expect(state([ExpectedFrame(node: "A", width: 21)], isExpectedToFail: true) == .xfail)
    }

    /// The stack is 8 too far right; what stands in it follows, except for the one that is 3 off by itself.
    @Test func followersNameTheirCause() {
        let layout = tree([
            (0, node("HStack", Rect(x: 8, y: 0, width: 50, height: 10))),
            (1, node(".padding", Rect(x: 8, y: 0, width: 10, height: 10))),
            (2, node("A", Rect(x: 8, y: 0, width: 10, height: 10))),
            (1, node("B", Rect(x: 31, y: 0, width: 10, height: 10)))
        ])
        let expectation = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .derived),
            frames: [
                ExpectedFrame(node: "A", x: 0), ExpectedFrame(node: "HStack", x: 0), ExpectedFrame(node: "B", x: 20)
            ])
        let result = FrameComparison.compare(expectation, with: layout)
        #expect(result.mismatches.map(\.delta) == [8, 8, 11])
        #expect(result.mismatches.map(\.cause) == [1, nil, nil])
        #expect(result.causes.map { "\($0.mismatch.node) \($0.followers)" } == ["HStack 1", "B 0"])
    }

    @Test func nothingCheckedIsNoSuccess() {
        #expect(!ValidationReport(engineVersion: "1", recipes: []).isSuccess)
        let unchecked = RecipeResult(slug: "a", title: "A", expectations: [])
        #expect(unchecked.state == .unchecked)
        #expect(!ValidationReport(engineVersion: "1", recipes: [unchecked]).isSuccess)
        var lenient = ValidationReport(engineVersion: "1", recipes: [unchecked])
        lenient.allowsEmpty = true
        #expect(lenient.isSuccess)
    }

    /// Edges are rounded, not lengths (spec R3): neighbours at 10.3 | 20.6 share the edge 10 at 1x.
    @Test func neighboursNeverPartInRounding() {
        let left = Rect(x: 0.2, y: 0, width: 10.3, height: 1).rounded(toScale: 1)
        let right = Rect(x: 10.5, y: 0, width: 10.3, height: 1).rounded(toScale: 1)
        #expect(left.maxX == right.minX)
        #expect(left == Rect(x: 0, y: 0, width: 11, height: 1))
        #expect(right == Rect(x: 11, y: 0, width: 10, height: 1))
        #expect(Rect(x: -0.5, y: 0, width: 1, height: 1).rounded(toScale: 1).minX == 0)
    }
}

@Suite struct ScenarioTests {
    @Test func viewports() {
        let plain = Scenario(name: "a").viewport(on: .iOS)
        #expect(plain == Viewport(size: ProposedViewSize(width: 393, height: 852), scale: 3))
        let device = Scenario(name: "a", device: "iphone 15").viewport(on: .iOS)
        #expect(device.safeArea == EdgeInsets(top: 59, bottom: 34))
        let sized = Scenario(name: "a", size: ProposedViewSize(width: 300, height: nil), device: "iPhone SE")
            .viewport(on: .iOS)
        #expect(sized.scale == 2)
        #expect(sized.safeArea == .zero)
        #expect(Scenario(name: "a").viewport(on: .macOS).scale == 2)
    }

    /// Xcode's names of devices, with the sizes that Apple states for them in points.
    @Test(arguments: [
        ("iPhone SE (1st generation)", 320.0, 568.0), ("iPhone SE (3rd generation)", 375, 667),
        ("iPod touch (7th generation)", 320, 568), ("iPhone 7 Plus", 414, 736),
        ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366), ("iPad Pro (11-inch) (4th generation)", 834, 1210),
        ("iPad Air (5th generation)", 820, 1180)
    ])
    func previewedDevices(name: String, width: Double, height: Double) {
        #expect(Device.previewed(as: name)?.size == Size(width: width, height: height))
    }

    @Test func deviceNamesAreUnique() {
        #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
        #expect(Device.nearestName(to: "iPhone15") == "iPhone 15")
    }

    @Test(arguments: [
        ("Sticky footer", "sticky-footer"), ("Café  au lait!", "cafe-au-lait"), ("Don't", "dont"),
        ("HStack(Text)", "hstack-text"),
        ("--a--", "a"), ("12 ways", "12-ways"), ("Straße", "strasse")
    ])
    func slugs(_ title: String, _ slug: String) { #expect(Slug.make(from: title) == slug) }

    @Test func slugsAreAlwaysValid() {
        for title in ["日本語", "", "!", String(repeating: "long word ", count: 30), String(repeating: "x", count: 300)] {
            #expect(Slug.isValid(Slug.make(from: title)))
        }
        for slug in ["", "-a", "a-", "a--b", "A", "a_b", "é", "../a"] { #expect(!Slug.isValid(slug)) }
    }
}
