extension DeterministicMath {
    /// e to a power.
    public static func exp(_ exponent: Double) -> Double {
        if exponent.isNaN { return exponent }
        if exponent > 710 { return .infinity }
        if exponent < -746 { return 0 }
        return exp(DoubleDouble(exponent))
    }

    /// 2 to a power.
    public static func exp2(_ exponent: Double) -> Double { pow(2, exponent) }

    static func exp(_ exponent: DoubleDouble) -> Double {
        let count = (exponent.high * 0x1.71547652b82fep0).rounded()
        // The first part of ln 2 has few bits, so that its product with the count is exact.
        let rest = DoubleDouble(
            sum: exponent.high - count * 0x1.62e42fef00000p-1, exponent.low - count * 0x1.473de6af278edp-34)
        let r = rest.high
        // 1 + r + r^2 / 2 * (1 + sum), the smaller parts first.
        var sum = 0.0
        for factor in stride(from: 14.0, through: 3, by: -1) { sum = (1 + sum) * r / factor }
        let square = r * r * 0.5
        let (high, low) = twoSum(r, square)
        let (one, error) = twoSum(1, high)
        let value = one + (error + (low + (square * sum + rest.low)))
        return scaled(value, by: Int(count))
    }

    /// The natural logarithm; NaN below zero.
    public static func log(_ value: Double) -> Double {
        if value.isNaN || value == .infinity { return value }
        if value <= 0 { return value == 0 ? -.infinity : .nan }
        return DoubleDouble(logarithmOf: value).high
    }

    /// The logarithm to base 2; NaN below zero.
    public static func log2(_ value: Double) -> Double {
        logarithm(value, factor: DoubleDouble(high: 0x1.71547652b82fep0, low: 0x1.777d0ffda0d24p-56))
    }

    /// The logarithm to base 10; NaN below zero.
    public static func log10(_ value: Double) -> Double {
        logarithm(value, factor: DoubleDouble(high: 0x1.bcb7b1526e50ep-2, low: 0x1.95355baaafad3p-57))
    }

    private static func logarithm(_ value: Double, factor: DoubleDouble) -> Double {
        guard value > 0, value < .infinity else { return log(value) }
        return DoubleDouble(logarithmOf: value).times(factor).high
    }

    /// `base` to the power of `exponent`; NaN for a negative base and an exponent that is no integer.
    public static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 || base == 1 { return 1 }
        if base.isNaN || exponent.isNaN { return .nan }
        let isInteger = exponent.rounded(.towardZero) == exponent
        let isOdd = isInteger && exponent.magnitude < 0x1p53 && Int(exponent) & 1 != 0
        let isNegative = base.sign == .minus && isOdd
        if base == 0 || (base.isInfinite && !exponent.isInfinite) {
            let size = (base == 0) == (exponent > 0) ? 0 : Double.infinity
            return isNegative ? -size : size
        }
        if exponent.isInfinite {
            if base == -1 { return 1 }
            return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
        }
        if base < 0, !isInteger { return .nan }
        let size = powerOfPositive(base.magnitude, exponent, isInteger: isInteger)
        return isNegative ? -size : size
    }

    private static func powerOfPositive(_ base: Double, _ exponent: Double, isInteger: Bool) -> Double {
        let logarithm = DoubleDouble(logarithmOf: base)
        let estimate = logarithm.high * exponent
        if estimate > 710 { return .infinity }
        if estimate < -746 { return 0 }
        if isInteger, exponent.magnitude <= 64, estimate.magnitude < 600 {
            return integerPower(base, Int(exponent))
        }
        return exp(logarithm.times(DoubleDouble(exponent)))
    }

    /// By repeated squaring in doubled precision, so that powers that are exact come out exact.
    private static func integerPower(_ base: Double, _ exponent: Int) -> Double {
        var result = DoubleDouble(1)
        var square = DoubleDouble(base)
        var rest = exponent.magnitude
        while rest > 0 {
            if rest & 1 == 1 { result = result.times(square) }
            rest >>= 1
            if rest > 0 { square = square.times(square) }
        }
        return exponent < 0 ? DoubleDouble(1).divided(by: result).high : result.high
    }

    /// The cube root.
    public static func cbrt(_ value: Double) -> Double {
        if value == 0 || !value.isFinite { return value }
        let size = value.magnitude
        let logarithm = DoubleDouble(logarithmOf: size)
        let estimate = exp(logarithm.high / 3)
        // One step of Newton's method with the residual in doubled precision.
        let root = DoubleDouble(estimate)
        let cube = root.times(root).times(root)
        let rest = (cube.high - size) + cube.low
        let result = estimate - rest / (3 * estimate * estimate)
        return value < 0 ? -result : result
    }

    /// The square root; NaN below zero.
    public static func sqrt(_ value: Double) -> Double { value.squareRoot() }

    /// The remainder of a division that rounds towards zero; it has the sign of `value`.
    public static func fmod(_ value: Double, _ divisor: Double) -> Double {
        value.truncatingRemainder(dividingBy: divisor)
    }

    /// The hyperbolic sine.
    public static func sinh(_ value: Double) -> Double {
        if value.magnitude < 0.3 {
            // The difference of two exponentials would cancel.
            let square = value * value
            var sum = 0.0
            for factor in stride(from: 17.0, through: 3, by: -2) {
                sum = (1 + sum) * square / (factor * (factor - 1))
            }
            return value + value * sum
        }
        let half = halfExponential(value.magnitude)
        let size = value.magnitude > 40 ? half : half - 0.25 / half
        return value < 0 ? -size : size
    }

    /// The hyperbolic cosine.
    public static func cosh(_ value: Double) -> Double {
        let half = halfExponential(value.magnitude)
        return value.magnitude > 40 ? half : half + 0.25 / half
    }

    /// The hyperbolic tangent.
    public static func tanh(_ value: Double) -> Double {
        if value.magnitude > 22 { return value < 0 ? -1 : 1 }
        return sinh(value) / cosh(value)
    }

    /// Half of e to a power that is not negative, also where e to that power is too large.
    private static func halfExponential(_ value: Double) -> Double {
        if value < 709 { return exp(value) / 2 }
        let root = exp(value / 2)
        return (root / 2) * root
    }

    /// `value` times a power of two, rounded once.
    private static func scaled(_ value: Double, by exponent: Int) -> Double {
        if exponent > 1023 { return value * 2 * Double(sign: .plus, exponent: exponent - 1, significand: 1) }
        if exponent < -1000 {
            return value * Double(sign: .plus, exponent: exponent + 100, significand: 1) * 0x1p-100
        }
        return value * Double(sign: .plus, exponent: exponent, significand: 1)
    }
}

/// The rounded sum and what rounding lost.
@inline(__always)
func twoSum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let rounded = sum - a
    return (sum, (a - (sum - rounded)) + (b - rounded))
}
