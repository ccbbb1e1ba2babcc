import LayoutEngine

extension PathValue {
    /// How far the control points of a quarter of a circle are from its ends, in radii.
    private static let quarterControl = 0.5522847498307936

    public mutating func addRect(_ rect: Rect) {
        if rect.isNull { return }
        move(to: Point(x: rect.minX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.minY))
        addLine(to: Point(x: rect.maxX, y: rect.maxY))
        addLine(to: Point(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    public mutating func addEllipse(in rect: Rect) {
        addArc(
            center: Point(x: rect.midX, y: rect.midY), radii: Size(width: rect.width / 2, height: rect.height / 2),
            start: 0, delta: 2 * .pi, starts: true)
        closeSubpath()
    }

    /// A rectangle with corners of their own radii: top leading, bottom leading, bottom trailing, top trailing.
    public mutating func addRoundedRect(_ rect: Rect, radii: [Size]) {
        let limit = Size(width: abs(rect.width) / 2, height: abs(rect.height) / 2)
        let radii = radii.map { radius in
            Size(
                width: Swift.min(Swift.max(radius.width, 0), limit.width),
                height: Swift.min(Swift.max(radius.height, 0), limit.height))
        }
        guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.minY)
        ]
        // Counter-clockwise on screen would start on the right; CoreGraphics goes clockwise from the top edge.
        let order = [3, 2, 1, 0]
        move(to: Point(x: rect.minX + radii[0].width, y: rect.minY))
        for corner in order {
            let radius = radii[corner]
            let (point, quarter) = (corners[corner], Self.quarterControl)
            let inwardX = corner < 2 ? 1.0 : -1
            let inwardY = corner == 0 || corner == 3 ? 1.0 : -1
            let onHorizontal = Point(x: point.x + inwardX * radius.width, y: point.y)
            let onVertical = Point(x: point.x, y: point.y + inwardY * radius.height)
            let nearHorizontal = Point(x: point.x + inwardX * radius.width * (1 - quarter), y: point.y)
            let nearVertical = Point(x: point.x, y: point.y + inwardY * radius.height * (1 - quarter))
            let comesAlongHorizontal = corner == 3 || corner == 1
            addLine(to: comesAlongHorizontal ? onHorizontal : onVertical)
            guard radius.width > 0, radius.height > 0 else { continue }
            if comesAlongHorizontal {
                addCurve(to: onVertical, control1: nearHorizontal, control2: nearVertical)
            } else {
                addCurve(to: onHorizontal, control1: nearVertical, control2: nearHorizontal)
            }
        }
        closeSubpath()
    }

    public mutating func addRoundedRect(_ rect: Rect, cornerSize: Size) {
        addRoundedRect(rect, radii: [Size](repeating: cornerSize, count: 4))
    }

    /// An arc as SwiftUI draws it: with `clockwise` the angle falls (y grows downwards).
    public mutating func addArc(
        center: Point, radius: Double, start: AngleValue, end: AngleValue, clockwise: Bool
    ) {
        let (from, to) = (start.radians, end.radians)
        guard from.isFinite, to.isFinite, radius.isFinite else { return }
        let turn = 2 * Double.pi
        var delta = to - from
        if clockwise { delta = -delta }
        if delta >= turn {
            delta = turn
        } else {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addArc(
            center: center, radii: Size(width: radius, height: radius), start: from, delta: clockwise ? -delta : delta)
    }

    /// An arc that turns by `delta` radians, in pieces that end where the circle is widest and highest, so that the
    /// bounds of the path are those of the arc.
    mutating func addArc(center: Point, radii: Size, start: Double, delta: Double, starts: Bool = false) {
        func point(_ sine: Double, _ cosine: Double) -> Point {
            Point(x: center.x + radii.width * cosine, y: center.y + radii.height * sine)
        }
        var angle = start
        var (sine, cosine) = PathMath.sineAndCosine(angle)
        let first = point(sine, cosine)
        if starts || currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let quarter = Double.pi / 2
        let end = start + delta
        var rest = abs(delta)
        let direction = delta < 0 ? -1.0 : 1
        while rest > 1e-12 {
            let position = angle / quarter
            let next = direction > 0 ? (position + 1e-9).rounded(.down) + 1 : (position - 1e-9).rounded(.up) - 1
            let step = Swift.min(rest, abs(next * quarter - angle))
            rest -= step
            let target = rest > 1e-12 ? angle + direction * step : end
            let (nextSine, nextCosine) = PathMath.sineAndCosine(target)
            let half = PathMath.sineAndCosine(step / 4)
            let control = direction * 4 / 3 * half.sine / half.cosine
            addCurve(
                to: point(nextSine, nextCosine),
                control1: point(sine + control * cosine, cosine - control * sine),
                control2: point(nextSine - control * nextCosine, nextCosine + control * nextSine))
            (sine, cosine, angle) = (nextSine, nextCosine, target)
        }
    }

    /// An arc of a radius that touches the lines from the current point to `corner` and from there to `end`.
    public mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
        guard let from = currentPoint else { return }
        let first = PathVector(from: corner, to: from)
        let second = PathVector(from: corner, to: end)
        let cross = first.unit.cross(second.unit)
        guard first.length > 0, second.length > 0, abs(cross) > 1e-12, radius > 0 else { return addLine(to: corner) }
        let cosine = first.unit.dot(second.unit)
        // The distance from the corner to where the circle touches: radius / tan(angle / 2).
        let distance = radius * ((1 + cosine) / abs(cross))
        let touch1 = corner.moved(first.unit, by: distance)
        let touch2 = corner.moved(second.unit, by: distance)
        let towards = PathVector(x: first.unit.x + second.unit.x, y: first.unit.y + second.unit.y).unit
        let center = corner.moved(towards, by: (radius * radius + distance * distance).squareRoot())
        let start = PathMath.angle(x: touch1.x - center.x, y: touch1.y - center.y)
        var delta = PathMath.angle(x: touch2.x - center.x, y: touch2.y - center.y) - start
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addArc(center: center, radii: Size(width: radius, height: radius), start: start, delta: delta)
    }
}

/// A direction in the plane.
struct PathVector {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(from a: Point, to b: Point) { self.init(x: b.x - a.x, y: b.y - a.y) }

    var length: Double { (x * x + y * y).squareRoot() }
    /// The vector of length 1 in the same direction; zero stays zero.
    var unit: PathVector { length > 0 ? PathVector(x: x / length, y: y / length) : self }
    /// Turned by a quarter.
    var normal: PathVector { PathVector(x: -y, y: x) }
    func dot(_ other: PathVector) -> Double { x * other.x + y * other.y }
    func cross(_ other: PathVector) -> Double { x * other.y - y * other.x }
}

extension Point {
    func moved(_ direction: PathVector, by distance: Double) -> Point {
        Point(x: x + direction.x * distance, y: y + direction.y * distance)
    }
}
