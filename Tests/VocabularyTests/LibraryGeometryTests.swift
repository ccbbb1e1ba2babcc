import LayoutEngine
import Testing

@testable import Vocabulary

@Suite struct LibraryGeometryTests {
    let caller = LibraryCaller()

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
        Rect(x: x, y: y, width: width, height: height).asValue
    }

    /// A rectangle from (10, 20) to (40, 60).
    @Test(arguments: [
        ("minX", 10.0), ("midX", 25), ("maxX", 40), ("minY", 20), ("midY", 40), ("maxY", 60), ("width", 30),
        ("height", 40)
    ])
    func edgesOfRectangle(name: String, expected: Double) throws {
        #expect(try caller.get(rect(10, 20, 30, 40), name).hashText == Value.double(expected).hashText)
        // The same rectangle written from its opposite corner: CGRect's accessors standardise.
        #expect(try caller.get(rect(40, 60, -30, -40), name).hashText == Value.double(expected).hashText)
    }

    /// Each expected rectangle follows from the corners of the operands.
    @Test(arguments: [
        ("insetBy", ["dx": 5.0, "dy": 10], Rect(x: 15, y: 30, width: 20, height: 20)),
        ("insetBy", ["dx": -5, "dy": 0], Rect(x: 5, y: 20, width: 40, height: 40)),
        ("insetBy", ["dx": 16, "dy": 0], Rect.null),
        ("offsetBy", ["dx": 1, "dy": -2], Rect(x: 11, y: 18, width: 30, height: 40))
    ])
    func movedRectangles(name: String, by: [String: Double], expected: Rect) throws {
        let result = try caller.method(
            rect(10, 20, 30, 40), name, ("dx", .double(by["dx"] ?? 0)), ("dy", .double(by["dy"] ?? 0)))
        #expect(Rect.converted(from: result) == expected)
    }

    @Test func combinedRectangles() throws {
        let a = rect(0, 0, 10, 10)
        #expect(
            Rect.converted(from: try caller.method(a, "union", ("_", rect(20, 5, 5, 10))))
                == Rect(x: 0, y: 0, width: 25, height: 15))
        #expect(
            Rect.converted(from: try caller.method(a, "intersection", ("_", rect(4, 6, 20, 20))))
                == Rect(x: 4, y: 6, width: 6, height: 4))
        #expect(Rect.converted(from: try caller.method(a, "intersection", ("_", rect(11, 0, 5, 5)))) == .null)
        // Touching edges share no area.
        #expect(Bool.converted(from: try caller.method(a, "intersects", ("_", rect(10, 0, 5, 5)))) == false)
        // The right edge does not belong to a rectangle.
        #expect(Bool.converted(from: try caller.method(a, "contains", ("_", .point(Point(x: 10, y: 5))))) == false)
        #expect(Bool.converted(from: try caller.method(a, "contains", ("_", .point(Point(x: 0, y: 0))))) == true)
        #expect(Bool.converted(from: try caller.method(a, "contains", ("_", rect(0, 0, 10, 10)))) == true)
        #expect(
            Rect.converted(from: try caller.get(rect(0.2, 0.8, 1.1, 1), "integral"))
                == Rect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func membersCanBeSet() throws {
        var size = Value.size(Size(width: 1, height: 2))
        try caller.set(&size, "width", .int(7))
        #expect(Size.converted(from: size) == Size(width: 7, height: 2))
        var frame = rect(0, 0, 1, 1)
        try caller.set(&frame, "origin", .point(Point(x: 3, y: 4)))
        #expect(Rect.converted(from: frame) == Rect(x: 3, y: 4, width: 1, height: 1))
        #expect(throws: NativeFailure.self) { try caller.set(&size, "width", .string("wide")) }
    }

    /// Points turned by 90° about the origin: (x, y) becomes (-y, x), since y grows downwards and angles with it.
    @Test func transformsCompose() throws {
        let turned = try caller.make("CGAffineTransform", ("rotationAngle", .double(.pi / 2)))
        let point = AffineTransformValue.converted(from: turned)?.applied(to: Point(x: 3, y: 5))
        #expect(point == Point(x: -5, y: 3))
        // translatedBy moves in the coordinates before the transform: scale(2) of (1 + 3, 1) is (8, 2).
        let scaled = try caller.make("CGAffineTransform", ("scaleX", .double(2)), ("y", .double(2)))
        let moved = try caller.method(scaled, "translatedBy", ("x", .double(3)), ("y", .double(0)))
        let both = try #require(AffineTransformValue.converted(from: moved))
        #expect(both.applied(to: Point(x: 1, y: 1)) == Point(x: 8, y: 2))
        #expect(both.inverted.applied(to: Point(x: 8, y: 2)) == Point(x: 1, y: 1))
    }

    @Test(arguments: [
        (0.0, 0.0, 1.0), (30, 0.5, 0.8660254037844386), (90, 1, 0), (135, 0.7071067811865476, -0.7071067811865476),
        (180, 0, -1), (270, -1, 0), (-90, -1, 0), (720, 0, 1)
    ])
    func trigonometry(degrees: Double, sine: Double, cosine: Double) {
        let result = PathMath.sineAndCosine(degrees * .pi / 180)
        #expect(abs(result.sine - sine) < 1e-15 && abs(result.cosine - cosine) < 1e-15)
    }

    @Test(arguments: [
        (1.0, 0.0, 0.0), (1, 1, 45), (0, 1, 90), (-1, 0, 180), (0, -1, -90), (-1, -1, -135),
        (1, -0.5773502691896258, -30)
    ])
    func directions(x: Double, y: Double, degrees: Double) {
        #expect(abs(PathMath.angle(x: x, y: y) * 180 / .pi - degrees) < 1e-12)
    }

    @Test func anglesKeepDegrees() throws {
        let angle = try caller.callStatic("Angle", "degrees", ("_", .int(30)))
        let sum = try caller.op(angle, "+", angle)
        #expect(AngleValue.converted(from: sum)?.degrees == 60)
        #expect(AngleValue.converted(from: try caller.op(angle, "prefix -"))?.degrees == -30)
        #expect(AngleValue.converted(from: try caller.op(.double(2), "*", angle))?.degrees == 60)
    }

    @Test func optionSets() throws {
        let edges = try caller.type("Edge.Set")
        let literal = try #require(edges.fromArrayLiteral)
        let both = try literal([caller.constant("Edge.Set", "top"), caller.constant("Edge.Set", "horizontal")])
        #expect(EdgeSetValue.converted(from: both)?.edges == [.top, .leading, .trailing])
        #expect(Bool.converted(from: try caller.method(both, "contains", ("_", EdgeValue(.leading).asValue))) == true)
        var regions = try caller.constant("SafeAreaRegions", "all")
        try caller.mutate(&regions, "remove", ("_", caller.constant("SafeAreaRegions", "keyboard")))
        #expect(TokenSetValue.converted(from: regions)?.names == ["container"])
    }

    @Test func alignments() throws {
        let custom = try caller.make("HorizontalAlignment", ("_", .type(.named("Middle"))))
        #expect(HorizontalAlignmentValue.converted(from: custom)?.guide == .custom(.named("Middle")))
        let corner = try caller.constant("Alignment", "bottomTrailing")
        let value = try #require(AlignmentValue.converted(from: corner))
        #expect(value.horizontal == .trailing && value.vertical == .bottom)
        let made = try caller.make(
            "Alignment", ("horizontal", custom), ("vertical", VerticalAlignmentValue.top.asValue))
        #expect(AlignmentValue.converted(from: made)?.vertical == .top)
    }

    @Test func proposalsAndGridItems() throws {
        let proposal = try caller.make("ProposedViewSize", ("width", .none), ("height", .double(30)))
        let size = try caller.method(proposal, "replacingUnspecifiedDimensions")
        #expect(Size.converted(from: size) == Size(width: 10, height: 30))
        let item = try caller.make("GridItem")
        #expect(GridItemValue.converted(from: item)?.length == .flexible(minimum: 10, maximum: .infinity))
        let adaptive = try caller.callStatic("GridItem.Size", "adaptive", ("minimum", .int(80)))
        let spaced = try caller.make("GridItem", ("_", adaptive), ("spacing", .int(4)))
        #expect(
            GridItemValue.converted(from: spaced)
                == GridItemValue(.adaptive(minimum: 80, maximum: .infinity), spacing: 4))
    }
}
