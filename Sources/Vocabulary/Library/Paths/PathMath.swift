import LayoutEngine

/// The trigonometry of paths.
enum PathMath {
    /// The sine and cosine of an angle in radians; exact at multiples of a quarter turn, so that arcs end on their axes.
    static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        let quarters = (radians / (.pi / 2)).rounded()
        if abs(radians - quarters * (.pi / 2)) < 1e-12, abs(quarters) < 1e6 {
            switch Int(quarters).flooredDivision(by: 4).rest {
            case 0: return (0, 1)
            case 1: return (1, 0)
            case 2: return (0, -1)
            default: return (-1, 0)
            }
        }
        return (DeterministicMath.sin(radians), DeterministicMath.cos(radians))
    }

    /// The angle of a direction in radians, from -pi to pi.
    static func angle(x: Double, y: Double) -> Double { DeterministicMath.atan2(y, x) }
}

/// The smallest rectangle around the points that were added; null while there is none.
struct PathBounds {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    mutating func add(_ point: Point) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    var rect: Rect { minX > maxX ? .null : Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
}
