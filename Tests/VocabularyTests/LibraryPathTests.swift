import LayoutEngine
import Testing

@testable import Vocabulary

@Suite struct LibraryPathTests {
    private func near(_ a: Rect, _ b: Rect, _ tolerance: Double = 1e-9) -> Bool {
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.width - b.width) < tolerance
            && abs(a.height - b.height) < tolerance
    }

    private func arc(from start: Double, to end: Double, clockwise: Bool) -> PathValue {
        var path = PathValue()
        path.addArc(
            center: .zero, radius: 10, start: AngleValue(degrees: start), end: AngleValue(degrees: end),
            clockwise: clockwise)
        return path
    }

    /// The extremes of an arc of radius 10 are its ends and the axes that it crosses.
    @Test(arguments: [
        (0.0, 90.0, false, Rect(x: 0, y: 0, width: 10, height: 10)),
        (0, 180, false, Rect(x: -10, y: 0, width: 20, height: 10)),
        (0, 180, true, Rect(x: -10, y: -10, width: 20, height: 10)),
        (0, 360, false, Rect(x: -10, y: -10, width: 20, height: 20)),
        (-30, 30, false, Rect(x: 8.660254037844386, y: -5, width: 1.339745962155614, height: 10)),
        (
            45, 135, false,
            Rect(x: -7.0710678118654755, y: 7.0710678118654755, width: 14.142135623730951, height: 2.9289321881345245)
        ),
        (90, 0, false, Rect(x: -10, y: -10, width: 20, height: 20))
    ])
    func boundsOfArcs(start: Double, end: Double, clockwise: Bool, expected: Rect) {
        #expect(near(arc(from: start, to: end, clockwise: clockwise).boundingRect, expected))
    }

    /// y = 40 t (1 - t) peaks at 10; x = 30 t.
    @Test func boundsOfCurves() {
        var quad = PathValue()
        quad.move(to: .zero)
        quad.addQuadCurve(to: Point(x: 30, y: 0), control: Point(x: 15, y: 20))
        #expect(near(quad.boundingRect, Rect(x: 0, y: 0, width: 30, height: 10)))
        // A cubic with both controls 40 above peaks at 3/4 of that.
        var cubic = PathValue()
        cubic.move(to: .zero)
        cubic.addCurve(to: Point(x: 30, y: 0), control1: Point(x: 10, y: -40), control2: Point(x: 20, y: -40))
        #expect(near(cubic.boundingRect, Rect(x: 0, y: -30, width: 30, height: 30)))
        #expect(PathValue().boundingRect == .null)
    }

    @Test func shapesFillTheirRectangles() {
        let rect = Rect(x: 5, y: 6, width: 40, height: 20)
        var ellipse = PathValue()
        ellipse.addEllipse(in: rect)
        #expect(near(ellipse.boundingRect, rect))
        var rounded = PathValue()
        rounded.addRoundedRect(rect, cornerSize: Size(width: 30, height: 8))
        #expect(near(rounded.boundingRect, rect))
        #expect(rounded.contains(Point(x: 25, y: 16), evenOdd: false))
        #expect(!rounded.contains(Point(x: 5.1, y: 6.1), evenOdd: false))
    }

    /// A rectangle of 10 by 10 has 40 points of outline; a quarter of it is its top edge.
    @Test func trimmedPath() {
        var path = PathValue()
        path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmed(from: 0, to: 0.25).boundingRect == Rect(x: 0, y: 0, width: 10, height: 0))
        #expect(path.trimmed(from: 0.25, to: 0.375).boundingRect == Rect(x: 10, y: 0, width: 0, height: 5))
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0, to: 1) == path)
    }

    /// A horizontal line of 20 with a pen of 4: 2 above and below, and 2 more at the ends with square or round caps.
    @Test(arguments: [
        ("butt", Rect(x: 0, y: -2, width: 20, height: 4)), ("square", Rect(x: -2, y: -2, width: 24, height: 4)),
        ("round", Rect(x: -2, y: -2, width: 24, height: 4))
    ])
    func strokedLine(cap: String, expected: Rect) {
        var line = PathValue()
        line.addLines([.zero, Point(x: 20, y: 0)])
        var style = StrokeStyleValue()
        style.lineWidth = 4
        style.lineCap = cap
        #expect(near(line.stroked(style).boundingRect, expected))
    }

    /// A square's outline with a pen of 2 reaches 1 further on each side: its mitred corners are square.
    @Test func strokedSquare() {
        var square = PathValue()
        square.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        var style = StrokeStyleValue()
        style.lineWidth = 2
        let outline = square.stroked(style)
        #expect(near(outline.boundingRect, Rect(x: -1, y: -1, width: 12, height: 12)))
        #expect(outline.contains(Point(x: -0.9, y: -0.9), evenOdd: false))
        #expect(!outline.contains(Point(x: 5, y: 5), evenOdd: false))
    }

    /// Dashes of 3 and gaps of 2 along 10 points: 0–3 and 5–8.
    @Test func dashes() {
        let line = PathValue.Polyline(points: [.zero, Point(x: 10, y: 0)])
        #expect(line.dashed([3, 2], phase: 0).map { [$0.points[0].x, $0.points[1].x] } == [[0, 3], [5, 8]])
        #expect(line.dashed([3, 2], phase: 4).map { [$0.points[0].x, $0.points[1].x] } == [[1, 4], [6, 9]])
    }

    /// The circle of radius 5 that touches both arms of a right angle at (10, 0) does so 5 before and after it.
    @Test func tangentArc() {
        var path = PathValue()
        path.move(to: .zero)
        path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 5)
        #expect(path.elements[1] == .line(Point(x: 5, y: 0)))
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 5) < 1e-9)
    }

    @Test func closuresBuildPaths() throws {
        let caller = LibraryCaller()
        let builder = NativeFunctionValue.changing { arguments in
            try caller.mutate(&arguments[0], "move", ("to", .point(.zero)))
            try caller.mutate(&arguments[0], "addLine", ("to", .point(Point(x: 4, y: 3))))
            return .void
        }
        let path = try caller.make("Path", ("_", .function(builder)))
        #expect(PathValue.converted(from: path)?.boundingRect == Rect(x: 0, y: 0, width: 4, height: 3))
        #expect(String.converted(from: try caller.get(path, "description")) == "0 0 m 4 3 l")
    }

    @Test func bezierPathsOfUIKit() throws {
        let caller = LibraryCaller()
        let corners = try caller.constant("UIRectCorner", "topLeft")
        let rect = Rect(x: 0, y: 0, width: 20, height: 20)
        let made = try caller.make(
            "UIBezierPath", ("roundedRect", rect.asValue), ("byRoundingCorners", corners),
            ("cornerRadii", .size(Size(width: 5, height: 5))))
        let path = try caller.make("Path", ("_", try caller.get(made, "cgPath")))
        let value = try #require(PathValue.converted(from: path))
        #expect(value.boundingRect == rect)
        #expect(!value.contains(Point(x: 0.5, y: 0.5), evenOdd: false))
        #expect(value.contains(Point(x: 19.5, y: 0.5), evenOdd: false))
    }
}
