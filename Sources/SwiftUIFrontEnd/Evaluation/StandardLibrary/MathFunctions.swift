/// Mathematics that gives the same bits everywhere, made of additions, multiplications and square roots alone.
enum MathFunctions {
    @Sendable static func sin(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (part, quadrant) = reduced(x)
        return switch quadrant {
        case 0: sinPart(part)
        case 1: cosPart(part)
        case 2: -sinPart(part)
        default: -cosPart(part)
        }
    }

    @Sendable static func cos(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (part, quadrant) = reduced(x)
        return switch quadrant {
        case 0: cosPart(part)
        case 1: -sinPart(part)
        case 2: -cosPart(part)
        default: sinPart(part)
        }
    }

    @Sendable static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

    /// The angle within an eighth of a turn of the nearest quarter turn, and which quarter that is.
    private static func reduced(_ x: Double) -> (Double, Int) {
        let turns = (x * (2 / Double.pi)).rounded()
        // Half of pi in three parts, so that multiples subtract without loss.
        let high = 1.57079632673412561417e+00
        let middle = 6.07710050630396597660e-11
        let low = 2.02226624879595063154e-21
        let part = ((x - turns * high) - turns * middle) - turns * low
        let quarter = turns.truncatingRemainder(dividingBy: 4)
        return (part, Int(quarter < 0 ? quarter + 4 : quarter))
    }

    private static func sinPart(_ x: Double) -> Double {
        let z = x * x
        let r =
            -1.66666666666666324348e-01 + z
            * (8.33333333332248946124e-03 + z
                * (-1.98412698298579493134e-04
                    + z
                    * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10))))
        return x + x * z * r
    }

    private static func cosPart(_ x: Double) -> Double {
        let z = x * x
        let r =
            4.16666666666666019037e-02 + z
            * (-1.38888888888741095749e-03 + z
                * (2.48015872894767294178e-05
                    + z
                    * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11))))
        return 1 - (0.5 * z - z * z * r)
    }

    @Sendable static func atan(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x < 0 { return -atan(-x) }
        if x > 1 { return Double.pi / 2 - atan(1 / x) }
        // Halve the angle until the series is short.
        var y = x
        var factor = 1.0
        while y > 0.1 {
            y = y / (1 + (1 + y * y).squareRoot())
            factor *= 2
        }
        let z = y * y
        var sum = 0.0
        for k in stride(from: 23, through: 1, by: -2) {
            sum = (((k - 1) / 2) % 2 == 0 ? 1 : -1) / Double(k) + z * sum
        }
        return factor * y * sum
    }

    @Sendable static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if x == 0 { return y == 0 ? 0 : (y > 0 ? Double.pi / 2 : -Double.pi / 2) }
        let base = atan(y / x)
        if x > 0 { return base }
        return y < 0 ? base - Double.pi : base + Double.pi
    }

    @Sendable static func asin(_ x: Double) -> Double {
        abs(x) > 1 ? .nan : atan2(x, ((1 - x) * (1 + x)).squareRoot())
    }

    @Sendable static func acos(_ x: Double) -> Double {
        abs(x) > 1 ? .nan : atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }

    private static let ln2 = 0.69314718055994530942

    @Sendable static func exp(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x > 709.78 { return .infinity }
        if x < -745.2 { return 0 }
        let k = (x / ln2).rounded()
        let high = 6.93147180369123816490e-01
        let low = 1.90821492927058770002e-10
        let r = (x - k * high) - k * low
        var sum = 1.0
        for n in stride(from: 18, through: 1, by: -1) { sum = 1 + r / Double(n) * sum }
        // In two steps, so that the scale itself does not leave the range.
        let half = Int(k) / 2
        return sum * Double(sign: .plus, exponent: half, significand: 1)
            * Double(sign: .plus, exponent: Int(k) - half, significand: 1)
    }

    @Sendable static func log(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x.isInfinite { return x }
        var m = x.significand
        var e = Double(x.exponent)
        if m > 1.4142135623730951 {
            m /= 2
            e += 1
        }
        let s = (m - 1) / (m + 1)
        let z = s * s
        var sum = 0.0
        for k in stride(from: 25, through: 1, by: -2) { sum = 1 / Double(k) + z * sum }
        return 2 * s * sum + e * ln2
    }

    @Sendable static func log10(_ x: Double) -> Double {
        let result = log(x) / 2.30258509299404568402
        // Powers of ten come out whole.
        let whole = result.rounded()
        return abs(result - whole) < 1e-13 && pow(10, whole) == x ? whole : result
    }

    /// The cube root: one step of Newton's method makes up for the rounding of the power.
    @Sendable static func cbrt(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let size = abs(x)
        var root = pow(size, 1 / 3)
        root -= (root * root * root - size) / (3 * root * root)
        return x < 0 ? -root : root
    }

    @Sendable static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        if y == y.rounded(), abs(y) <= 1024 {
            var result = 1.0
            var base = x
            var n = Int(abs(y))
            while n > 0 {
                if n & 1 == 1 { result *= base }
                base *= base
                n >>= 1
            }
            return y < 0 ? 1 / result : result
        }
        if y == 0.5 { return x.squareRoot() }
        if x == 0 { return y > 0 ? 0 : .infinity }
        if x < 0 {
            guard y == y.rounded() else { return .nan }
            let result = exp(y * log(-x))
            return y.truncatingRemainder(dividingBy: 2) == 0 ? result : -result
        }
        return exp(y * log(x))
    }
}
