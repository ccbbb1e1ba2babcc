/// An angle as a quarter turn count and the rest, with the sine and cosine of the rest.
struct QuadrantAngle {
    /// The quarter turns, 0 to 3.
    let quadrant: Int
    private let high: Double
    private let low: Double

    /// The bits of 2 / pi after the point.
    private static let twoOverPi: [UInt64] = [
        0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561,
        0xB7246E3A424DD2E0, 0x06492EEA09D1921C, 0xFE1DEB1CB129A73E, 0xE88235F52EBB4484,
        0xE99C7026B45F7E41, 0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
        0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D, 0x7527BAC7EBE5F17B,
        0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08, 0x56033046FC7B6BAB, 0xF0CFBC209AF4361D
    ]

    init(_ angle: Double) {
        guard angle.isFinite else {
            quadrant = 0
            high = .nan
            low = 0
            return
        }
        if angle.magnitude < 0x1p19 {
            let turns = (angle * 0x1.45f306dc9c883p-1).rounded()
            // Parts of pi / 2 with few bits each, so that all products but the last are exact.
            var rest = twoSum(angle - turns * 0x1.921fb54400000p0, -turns * 0x1.0b4611a600000p-34)
            let second = twoSum(rest.0, -turns * 0x1.3198a2e000000p-69)
            rest = twoSum(second.0, second.1 + (rest.1 - turns * 0x1.b839a252049c1p-104))
            quadrant = Int(turns) & 3
            high = rest.0
            low = rest.1
        } else {
            (quadrant, high, low) = QuadrantAngle.reduceLarge(angle)
        }
    }

    /// Multiplies the bits of the angle by those bits of 2 / pi that matter (Payne and Hanek's method).
    private static func reduceLarge(_ angle: Double) -> (Int, Double, Double) {
        let size = angle.magnitude
        let mantissa = size.significandBitPattern | 1 << 52
        let exponent = Int(size.exponent) - 52
        // The bits of 2 / pi above this one only give whole turns.
        let firstBit = max(exponent - 3, 0)
        let window = (0..<4).map { bits(from: firstBit + 64 * $0) }
        var product = [UInt64](repeating: 0, count: 5)
        var carry: UInt64 = 0
        for index in (0..<4).reversed() {
            let (upper, lower) = mantissa.multipliedFullWidth(by: window[index])
            let (sum, overflow) = lower.addingReportingOverflow(carry)
            product[index + 1] = sum
            carry = upper + (overflow ? 1 : 0)
        }
        product[0] = carry
        // The product holds the turns times 2^(256 + firstBit - exponent).
        let fractionBits = 256 + firstBit - exponent
        func take(_ position: Int) -> UInt64 { extract(product, endingAt: position) }
        var whole = Int(take(fractionBits) & 3)
        var fraction = [take(fractionBits - 64), take(fractionBits - 128)]
        var isNegative = false
        if fraction[0] >> 63 == 1 {
            // More than half a quarter: count from the next one.
            whole += 1
            isNegative = true
            fraction[1] = ~fraction[1] &+ 1
            fraction[0] = ~fraction[0] &+ (fraction[1] == 0 ? 1 : 0)
        }
        let top = Double(fraction[0] >> 11) * 0x1p-53
        let rest = Double(fraction[0] & 0x7FF) * 0x1p-64 + Double(fraction[1]) * 0x1p-128
        var angleLeft = DoubleDouble(sum: top, rest).times(
            DoubleDouble(high: 0x1.921fb54442d18p0, low: 0x1.1a62633145c07p-54))
        if isNegative { angleLeft = DoubleDouble(high: -angleLeft.high, low: -angleLeft.low) }
        if angle < 0 { return (-whole & 3, -angleLeft.high, -angleLeft.low) }
        return (whole & 3, angleLeft.high, angleLeft.low)
    }

    /// 64 bits of 2 / pi from a bit after the point.
    private static func bits(from position: Int) -> UInt64 {
        let (word, shift) = position.quotientAndRemainder(dividingBy: 64)
        func at(_ index: Int) -> UInt64 { index < twoOverPi.count ? twoOverPi[index] : 0 }
        return shift == 0 ? at(word) : at(word) << shift | at(word + 1) >> (64 - shift)
    }

    /// The 64 bits whose lowest one is `position` bits above the end of a number of big-endian words.
    private static func extract(_ words: [UInt64], endingAt position: Int) -> UInt64 {
        let (skipped, shift) = position.quotientAndRemainder(dividingBy: 64)
        func at(_ fromEnd: Int) -> UInt64 {
            let index = words.count - 1 - fromEnd
            return words.indices.contains(index) ? words[index] : 0
        }
        return shift == 0 ? at(skipped) : at(skipped) >> shift | at(skipped + 1) << (64 - shift)
    }

    /// The sine of the rest.
    var sine: Double {
        let square = high * high
        var sum = 0.0
        for factor in stride(from: 21.0, through: 3, by: -2) { sum = (1 + sum) * -square / (factor * (factor - 1)) }
        return high + (high * sum + low * (1 - 0.5 * square))
    }

    /// The cosine of the rest.
    var cosine: Double {
        let square = high * high
        var sum = 0.0
        for factor in stride(from: 22.0, through: 4, by: -2) { sum = (1 + sum) * -square / (factor * (factor - 1)) }
        // 1 - square / 2 * (1 + sum), with what rounding the first difference loses.
        let half = 0.5 * square
        let start = 1 - half
        return start + (((1 - start) - half) - (half * sum + high * low))
    }
}
