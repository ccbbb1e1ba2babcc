import LayoutEngine

extension PathValue {
    /// The smallest rectangle around the path, curves measured where they turn; null for an empty path.
    public var boundingRect: Rect {
        var bounds = PathBounds()
        var from = Point.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                bounds.add(point)
                from = point
            case .quadCurve(let point, let control):
                bounds.add(point)
                for t in Self.turningPoints(from, control, point) {
                    bounds.add(Self.point(from, control, point, at: t))
                }
                from = point
            case .curve(let point, let control1, let control2):
                bounds.add(point)
                for t in Self.turningPoints(from, control1, control2, point) {
                    bounds.add(Self.point(from, control1, control2, point, at: t))
                }
                from = point
            case .close: break
            }
        }
        return bounds.rect
    }

    static func point(_ a: Point, _ b: Point, _ c: Point, at t: Double) -> Point {
        let s = 1 - t
        return Point(
            x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    }

    static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
        let s = 1 - t
        let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    /// Where a quadratic curve turns in x or in y.
    private static func turningPoints(_ a: Point, _ b: Point, _ c: Point) -> [Double] {
        [(a.x, b.x, c.x), (a.y, b.y, c.y)].compactMap { a, b, c in
            let bend = a - 2 * b + c
            guard bend != 0 else { return nil }
            let t = (a - b) / bend
            return t > 0 && t < 1 ? t : nil
        }
    }

    /// Where a cubic curve turns in x or in y: the roots of its derivative.
    private static func turningPoints(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Double] {
        [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [Double] in
            // The derivative over 3: u t^2 + 2 v t + w.
            let u = d - a + 3 * (b - c)
            let v = a - 2 * b + c
            let w = b - a
            var roots: [Double] = []
            if abs(u) < 1e-12 * Swift.max(abs(v), abs(w), 1) {
                if v != 0 { roots.append(-w / (2 * v)) }
            } else {
                let discriminant = v * v - u * w
                guard discriminant >= 0 else { return [] }
                let root = discriminant.squareRoot()
                roots = [(-v + root) / u, (-v - root) / u]
            }
            return roots.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
        }
    }
}
