import Testing

@testable import LayoutEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's functions are within one unit in the last place of the true value, ours are to be within about one.
struct DeterministicMathTests {
    struct Function: Sendable {
        var name: String
        var range: ClosedRange<Double>
        var own: @Sendable (Double) -> Double
        var system: @Sendable (Double) -> Double
    }

    static let functions: [Function] = [
        Function(name: "sin", range: -10...10, own: { DeterministicMath.sin($0) }, system: { sin($0) }),
        Function(name: "sin, large", range: -1e300...1e300, own: { DeterministicMath.sin($0) }, system: { sin($0) }),
        Function(name: "cos", range: -10...10, own: { DeterministicMath.cos($0) }, system: { cos($0) }),
        Function(name: "cos, large", range: 1e5...1e9, own: { DeterministicMath.cos($0) }, system: { cos($0) }),
        Function(name: "tan", range: -10...10, own: { DeterministicMath.tan($0) }, system: { tan($0) }),
        Function(name: "atan", range: -5...5, own: { DeterministicMath.atan($0) }, system: { atan($0) }),
        Function(name: "asin", range: -1...1, own: { DeterministicMath.asin($0) }, system: { asin($0) }),
        Function(name: "acos", range: -1...1, own: { DeterministicMath.acos($0) }, system: { acos($0) }),
        Function(name: "exp", range: -700...700, own: { DeterministicMath.exp($0) }, system: { exp($0) }),
        Function(name: "exp, small", range: -1...1, own: { DeterministicMath.exp($0) }, system: { exp($0) }),
        Function(name: "log", range: 0.001...1000, own: { DeterministicMath.log($0) }, system: { log($0) }),
        Function(name: "log2", range: 0.5...3, own: { DeterministicMath.log2($0) }, system: { log2($0) }),
        Function(name: "log10", range: 0.1...1e9, own: { DeterministicMath.log10($0) }, system: { log10($0) }),
        Function(name: "cbrt", range: -1000...1000, own: { DeterministicMath.cbrt($0) }, system: { cbrt($0) }),
        Function(name: "sinh", range: -20...20, own: { DeterministicMath.sinh($0) }, system: { sinh($0) }),
        Function(name: "cosh", range: -20...20, own: { DeterministicMath.cosh($0) }, system: { cosh($0) }),
        Function(name: "tanh", range: -3...3, own: { DeterministicMath.tanh($0) }, system: { tanh($0) })
    ]

    @Test(arguments: functions)
    func agreesWithTheSystem(_ function: Function) {
        var random = SeededRandom(seed: 7)
        var worst = 0.0
        for _ in 0..<4_000 {
            let value = random.double(in: function.range)
            let expected = function.system(value)
            worst = max(worst, abs(function.own(value) - expected) / expected.ulp)
        }
        #expect(worst <= 3, "\(function.name) is \(worst) units off")
    }

    @Test
    func powers() {
        var random = SeededRandom(seed: 11)
        var worst = 0.0
        for _ in 0..<4_000 {
            let (base, exponent) = (random.double(in: 0.01...100), random.double(in: -50...50))
            let expected = pow(base, exponent)
            worst = max(worst, abs(DeterministicMath.pow(base, exponent) - expected) / expected.ulp)
        }
        #expect(worst <= 2)
    }

    /// Values that are exact by definition.
    @Test
    func exactValues() {
        #expect(DeterministicMath.pow(2, 10) == 1024)
        #expect(DeterministicMath.pow(3, 2) == 9)
        #expect(DeterministicMath.pow(10, 15) == 1e15)
        #expect(DeterministicMath.pow(2, -3) == 0.125)
        #expect(DeterministicMath.pow(-2, 3) == -8)
        #expect(DeterministicMath.pow(9, 0.5) == 3)
        #expect(DeterministicMath.pow(-8, 1.0 / 3).isNaN)
        #expect(DeterministicMath.pow(0, -1) == .infinity)
        #expect(DeterministicMath.exp(0) == 1)
        #expect(DeterministicMath.exp(1000) == .infinity)
        #expect(DeterministicMath.log(1) == 0)
        #expect(DeterministicMath.log(-1).isNaN)
        #expect(DeterministicMath.log2(8) == 3)
        #expect(DeterministicMath.log10(1000) == 3)
        #expect(DeterministicMath.cbrt(27) == 3)
        #expect(DeterministicMath.sin(0) == 0)
        #expect(DeterministicMath.cos(0) == 1)
        #expect(DeterministicMath.sin(.pi / 6) == 0.49999999999999994)
        #expect(DeterministicMath.sin(.infinity).isNaN)
        #expect(DeterministicMath.atan2(1, 1) == .pi / 4)
        #expect(DeterministicMath.atan2(0, -1) == .pi)
        #expect(DeterministicMath.atan2(-1, 0) == -.pi / 2)
        #expect(DeterministicMath.hypot(3, 4) == 5)
        #expect(DeterministicMath.fmod(7.5, 2) == 1.5)
    }
}
