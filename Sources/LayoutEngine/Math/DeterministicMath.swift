/// Elementary functions in plain IEEE arithmetic: the same bits on every system, within about one unit in the last
/// place. Angles are in radians.
public enum DeterministicMath {
    /// The ratio of a circle's circumference to its diameter.
    public static let pi = Double.pi

    // MARK: Trigonometry

    /// The sine; NaN for an infinite angle.
    public static func sin(_ angle: Double) -> Double {
        if angle == 0 { return angle }
        let reduced = QuadrantAngle(angle)
        switch reduced.quadrant {
        case 0: return reduced.sine
        case 1: return reduced.cosine
        case 2: return -reduced.sine
        default: return -reduced.cosine
        }
    }

    /// The cosine; NaN for an infinite angle.
    public static func cos(_ angle: Double) -> Double {
        let reduced = QuadrantAngle(angle)
        switch reduced.quadrant {
        case 0: return reduced.cosine
        case 1: return -reduced.sine
        case 2: return -reduced.cosine
        default: return reduced.sine
        }
    }

    /// The tangent; NaN for an infinite angle.
    public static func tan(_ angle: Double) -> Double {
        if angle == 0 { return angle }
        let reduced = QuadrantAngle(angle)
        return reduced.quadrant % 2 == 0 ? reduced.sine / reduced.cosine : -reduced.cosine / reduced.sine
    }

    /// The angle from -pi/2 to pi/2 that has a tangent.
    public static func atan(_ tangent: Double) -> Double {
        if tangent.isNaN || tangent == 0 { return tangent }
        let x = tangent.magnitude
        let angle: Double
        // atan x = atan c + atan((x - c) / (1 + x c)) for the nearest of a few points c.
        if x < 0.4375 {
            angle = arctangentSeries(x)
        } else if x < 0.6875 {
            angle = 0x1.dac670561bb4fp-2 + (arctangentSeries((2 * x - 1) / (2 + x)) + 0x1.a2b7f222f65e2p-56)
        } else if x < 1.1875 {
            angle = 0x1.921fb54442d18p-1 + (arctangentSeries((x - 1) / (x + 1)) + 0x1.1a62633145c07p-55)
        } else if x < 2.4375 {
            angle = 0x1.f730bd281f69bp-1 + (arctangentSeries((x - 1.5) / (1 + 1.5 * x)) + 0x1.007887af0cbbdp-56)
        } else {
            angle = 0x1.921fb54442d18p0 + (arctangentSeries(-1 / x) + 0x1.1a62633145c07p-54)
        }
        return tangent < 0 ? -angle : angle
    }

    /// The angle from -pi to pi of the point (x, y).
    public static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let isLeft = x.sign == .minus
        let angle: Double
        if y == 0 {
            angle = isLeft ? Double.pi : 0
        } else if x == 0 {
            angle = Double.pi / 2
        } else if x.isInfinite {
            let base = y.isInfinite ? Double.pi / 4 : 0
            angle = isLeft ? Double.pi - base : base
        } else {
            let steep = atan((y / x).magnitude)
            angle = isLeft ? Double.pi - (steep - 0x1.1a62633145c07p-53) : steep
        }
        return y.sign == .minus ? -angle : angle
    }

    /// The angle from -pi/2 to pi/2 that has a sine; NaN outside -1 to 1.
    public static func asin(_ sine: Double) -> Double {
        if sine == 0 { return sine }
        guard sine.magnitude <= 1 else { return .nan }
        return atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
    }

    /// The angle from 0 to pi that has a cosine; NaN outside -1 to 1.
    public static func acos(_ cosine: Double) -> Double {
        guard cosine.magnitude <= 1 else { return .nan }
        return atan2(((1 - cosine) * (1 + cosine)).squareRoot(), cosine)
    }

    /// The length of the vector (x, y).
    public static func hypot(_ x: Double, _ y: Double) -> Double {
        if x.isInfinite || y.isInfinite { return .infinity }
        let (large, small) = x.magnitude < y.magnitude ? (y.magnitude, x.magnitude) : (x.magnitude, y.magnitude)
        if large == 0 || large.isNaN || small.isNaN { return large + small }
        // By a power of two, which loses nothing; held where the power and its inverse are both normal numbers.
        let exponent = min(max(large.exponent, -1000), 1000)
        let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
        let (a, b) = (large * scale, small * scale)
        return (a * a).addingProduct(b, b).squareRoot() / scale
    }

    private static func arctangentSeries(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        var odd = 49.0
        while odd >= 3 {
            sum = 1 / odd - square * sum
            odd -= 2
        }
        return x - x * (square * sum)
    }
}
