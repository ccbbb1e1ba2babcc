import LayoutEngine

/// Trigonometry that gives the same bits on every platform.
enum PathMath {
    /// The sine and cosine of an angle in radians; exact at multiples of a quarter turn.
    static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.isFinite else { return (.nan, .nan) }
        let quarters = (radians / (.pi / 2)).rounded()
        // Two-part reduction keeps the remainder exact for the angles that drawings use.
        var rest = radians - quarters * 1.5707963267341256
        rest -= quarters * 6.0771005065061922e-11
        if abs(rest) < 1e-15 { rest = 0 }
        let (sine, cosine) = (sineOfSmall(rest), cosineOfSmall(rest))
        switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// Taylor's series, for angles up to an eighth of a turn.
    private static func sineOfSmall(_ x: Double) -> Double {
        let square = x * x
        var term = x
        var sum = x
        for k in stride(from: 2.0, through: 22, by: 2) {
            term *= -square / (k * (k + 1))
            sum += term
        }
        return sum
    }

    private static func cosineOfSmall(_ x: Double) -> Double {
        let square = x * x
        var term = 1.0
        var sum = 1.0
        for k in stride(from: 1.0, through: 21, by: 2) {
            term *= -square / (k * (k + 1))
            sum += term
        }
        return sum
    }

    /// The angle of a direction in radians, from -pi to pi.
    static func angle(x: Double, y: Double) -> Double {
        if x == 0 && y == 0 { return 0 }
        if abs(y) > abs(x) {
            let rest = smallArcTangent(x / y)
            return (y > 0 ? Double.pi / 2 : -.pi / 2) - rest
        }
        let rest = smallArcTangent(y / x)
        if x > 0 { return rest }
        return y >= 0 ? rest + .pi : rest - .pi
    }

    /// The arc tangent of a number between -1 and 1: two halvings of the angle, then the series.
    private static func smallArcTangent(_ value: Double) -> Double {
        var x = value
        for _ in 0..<2 { x = x / (1 + (1 + x * x).squareRoot()) }
        let square = x * x
        var power = x
        var sum = 0.0
        for k in stride(from: 1.0, through: 41, by: 2) {
            sum += power / k
            power *= -square
        }
        return 4 * sum
    }
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
