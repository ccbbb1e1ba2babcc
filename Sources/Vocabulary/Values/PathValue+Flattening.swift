import LayoutEngine

extension PathValue {
    /// A subpath as a chain of points.
    struct Polyline {
        var points: [Point]
        var isClosed = false
    }

    /// The path with its curves cut into short lines, `pieces` a curve.
    func polylines(pieces: Int = 32) -> [Polyline] {
        var lines: [Polyline] = []
        var current: Polyline?
        func last() -> Point { current?.points.last ?? .zero }
        for element in elements {
            switch element {
            case .move(let point):
                if let current { lines.append(current) }
                current = Polyline(points: [point])
            case .line(let point): current?.points.append(point)
            case .quadCurve(let point, let control):
                let from = last()
                for piece in 1...pieces {
                    let t = Double(piece) / Double(pieces)
                    current?.points.append(Self.point(from, control, point, at: t))
                }
            case .curve(let point, let control1, let control2):
                let from = last()
                for piece in 1...pieces {
                    let t = Double(piece) / Double(pieces)
                    current?.points.append(Self.point(from, control1, control2, point, at: t))
                }
            case .close:
                guard var closed = current, let start = closed.points.first else { break }
                closed.isClosed = true
                if closed.points.last != start { closed.points.append(start) }
                lines.append(closed)
                current = Polyline(points: [start])
            }
        }
        if let current, current.points.count > 1 || lines.isEmpty { lines.append(current) }
        return lines
    }

    /// Whether a point is inside, by the even-odd rule or by the winding number; open subpaths count as closed.
    public func contains(_ point: Point, evenOdd: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for line in polylines() {
            guard var from = line.points.last else { continue }
            for to in line.points {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x {
                        crossings += 1
                        winding += to.y > from.y ? 1 : -1
                    }
                }
                from = to
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// The part of the path between two fractions of its length; curves become short lines.
    public func trimmed(from start: Double, to end: Double) -> PathValue {
        let (start, end) = (Swift.min(Swift.max(start, 0), 1), Swift.min(Swift.max(end, 0), 1))
        if start <= 0, end >= 1 { return self }
        guard start < end else { return PathValue() }
        let lines = polylines()
        let total = lines.reduce(0.0) { sum, line in
            sum + zip(line.points, line.points.dropFirst()).reduce(0.0) { $0 + PathVector(from: $1.0, to: $1.1).length }
        }
        let (from, to) = (start * total, end * total)
        var trimmed = PathValue()
        var position = 0.0
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line.points, line.points.dropFirst()) {
                let piece = PathVector(from: a, to: b)
                let (low, high) = (Swift.max(from, position), Swift.min(to, position + piece.length))
                if low < high {
                    if !isDrawing { trimmed.move(to: a.moved(piece.unit, by: low - position)) }
                    isDrawing = true
                    trimmed.addLine(to: high == position + piece.length ? b : a.moved(piece.unit, by: high - position))
                }
                position += piece.length
            }
        }
        return trimmed
    }
}
