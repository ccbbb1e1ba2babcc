/// A number of twice the precision, as an unevaluated sum.
struct DoubleDouble {
    var high: Double
    var low: Double

    init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    init(_ value: Double) { self.init(high: value, low: 0) }

    init(sum a: Double, _ b: Double) {
        (high, low) = twoSum(a, b)
    }

    /// The natural logarithm of a positive finite number.
    init(logarithmOf value: Double) {
        var exponent = Int(value.exponent)
        var fraction = value.significand
        if fraction > 1.4142135623730951 {
            fraction /= 2
            exponent += 1
        }
        // ln f = 2 atanh((f - 1) / (f + 1)), both parts of the quotient kept.
        let numerator = fraction - 1
        let denominator = DoubleDouble(sum: fraction, 1)
        let quotient = DoubleDouble(numerator).divided(by: denominator)
        let square = quotient.times(quotient)
        var series = 0.0
        for odd in stride(from: 35.0, through: 11, by: -2) { series = 1 / odd + square.high * series }
        // The first terms in full precision.
        var sum = DoubleDouble(series)
        for odd in [9.0, 7, 5, 3, 1] {
            sum = DoubleDouble(1).divided(by: DoubleDouble(odd)).plus(square.times(sum))
        }
        let mantissa = quotient.times(sum)
        let whole = Double(exponent)
        let power = DoubleDouble(high: 0x1.62e42fef00000p-1 * whole, low: 0)
            .plus(DoubleDouble(high: 0x1.473de6af278edp-34, low: -0x1.9ff0342542fc3p-90).times(DoubleDouble(whole)))
        self = power.plus(DoubleDouble(high: 2 * mantissa.high, low: 2 * mantissa.low))
    }

    func plus(_ other: DoubleDouble) -> DoubleDouble {
        let (sum, error) = twoSum(high, other.high)
        let (tail, tailError) = twoSum(low, other.low)
        let first = DoubleDouble(sum: sum, error + tail)
        return DoubleDouble(sum: first.high, first.low + tailError)
    }

    func times(_ other: DoubleDouble) -> DoubleDouble {
        let product = high * other.high
        let error = (-product).addingProduct(high, other.high)
        return DoubleDouble(sum: product, error + (high * other.low + low * other.high))
    }

    func divided(by other: DoubleDouble) -> DoubleDouble {
        let first = high / other.high
        let back = other.times(DoubleDouble(first))
        let rest = ((high - back.high) - back.low) + low
        return DoubleDouble(sum: first, rest / other.high)
    }
}
