import LayoutEngine

extension PathValue {
    /// The outline of the path drawn with a pen: a closed polygon for each line, join and cap, to be filled by winding.
    public func stroked(_ style: StrokeStyleValue) -> PathValue {
        var outline = PathValue()
        let radius = style.lineWidth / 2
        guard radius > 0 else { return outline }
        for line in polylines().flatMap({ style.dash.isEmpty ? [$0] : $0.dashed(style.dash, phase: style.dashPhase) }) {
            let points = line.points.indices.filter { $0 == 0 || line.points[$0] != line.points[$0 - 1] }
                .map { line.points[$0] }
            guard points.count > 1 else {
                if let point = points.first { outline.addDot(point, radius, style) }
                continue
            }
            for (a, b) in zip(points, points.dropFirst()) { outline.addBar(a, b, radius) }
            for index in points.indices.dropFirst().dropLast() {
                outline.addJoin(points[index - 1], points[index], points[index + 1], radius, style)
            }
            if line.isClosed {
                outline.addJoin(points[points.count - 2], points[0], points[1], radius, style)
            } else {
                outline.addCap(at: points[0], from: points[1], radius, style)
                outline.addCap(at: points[points.count - 1], from: points[points.count - 2], radius, style)
            }
        }
        return outline
    }

    private mutating func addPolygon(_ points: [Point]) {
        // One direction for all, so that overlapping pieces do not cancel each other.
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        addLines(area < 0 ? points.reversed() : points)
        closeSubpath()
    }

    private mutating func addBar(_ a: Point, _ b: Point, _ radius: Double) {
        let normal = PathVector(from: a, to: b).unit.normal
        addPolygon([
            a.moved(normal, by: radius), b.moved(normal, by: radius), b.moved(normal, by: -radius),
            a.moved(normal, by: -radius)
        ])
    }

    private mutating func addCircle(_ center: Point, _ radius: Double) {
        addEllipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func addDot(_ point: Point, _ radius: Double, _ style: StrokeStyleValue) {
        if style.lineCap == "round" { addCircle(point, radius) }
        if style.lineCap == "square" {
            addRect(Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    private mutating func addCap(at end: Point, from inside: Point, _ radius: Double, _ style: StrokeStyleValue) {
        if style.lineCap == "round" { addCircle(end, radius) }
        if style.lineCap == "square" {
            addBar(end, end.moved(PathVector(from: inside, to: end).unit, by: radius), radius)
        }
    }

    private mutating func addJoin(
        _ before: Point, _ corner: Point, _ after: Point, _ radius: Double, _ style: StrokeStyleValue
    ) {
        let (first, second) = (PathVector(from: before, to: corner).unit, PathVector(from: corner, to: after).unit)
        let turn = first.cross(second)
        guard abs(turn) > 1e-9 else { return }
        if style.lineJoin == "round" { return addCircle(corner, radius) }
        let outwards = turn > 0 ? -radius : radius
        let (a, b) = (corner.moved(first.normal, by: outwards), corner.moved(second.normal, by: outwards))
        // The miter's length over the line's width is 1 / sin(angle / 2), whose square is 2 / (1 + cos of the turn).
        let cosine = first.dot(second)
        let ratio = 2 / (1 + cosine)
        if style.lineJoin == "miter", cosine > -1, ratio <= style.miterLimit * style.miterLimit {
            let tip = PathVector(x: a.x - corner.x + b.x - corner.x, y: a.y - corner.y + b.y - corner.y).unit
            addPolygon([corner, a, corner.moved(tip, by: radius * ratio.squareRoot()), b])
        } else {
            addPolygon([corner, a, b])
        }
    }
}

extension PathValue.Polyline {
    /// The drawn pieces of a dashed line.
    func dashed(_ lengths: [Double], phase: Double) -> [PathValue.Polyline] {
        let period = lengths.reduce(0, +)
        guard period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = lengths.reduce(0, +)
        var position = phase.truncatingRemainder(dividingBy: whole)
        if position < 0 { position += whole }
        var index = 0
        while position >= lengths[index], lengths[index] < position || position > 0 {
            position -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var rest = lengths[index] - position
        var pieces: [PathValue.Polyline] = []
        var current: [Point] = index % 2 == 0 ? points.prefix(1).map { $0 } : []
        for (a, b) in zip(points, points.dropFirst()) {
            let line = PathVector(from: a, to: b)
            var done = 0.0
            while line.length - done > rest, pieces.count < 10_000 {
                done += rest
                let point = a.moved(line.unit, by: done)
                if index % 2 == 0 {
                    pieces.append(PathValue.Polyline(points: current + [point]))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= line.length - done
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { pieces.append(PathValue.Polyline(points: current)) }
        return pieces
    }
}
