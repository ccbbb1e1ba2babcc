print(10.5.truncatingRemainder(dividingBy: 3), 9.0.squareRoot(), 2.0.isNaN, (0.0 / 0.0).isNaN, (1 / 0.0).isInfinite, 1.5.isFinite)
print((-3.5).magnitude, 3.5.sign, (-0.0).sign, abs(-1.25), Double.minimum(1, 2), Double.maximum(1, 2), 1.0.nextUp > 1)
print(5.0.isEqual(to: 5), Double.zero, 1e3, Double.ulpOfOne < 1e-10, 8.0.exponent, 6.0.significand)
print((0.1 + 0.2).description, 7.0.remainder(dividingBy: 4), 2.0.addingProduct(3, 4), -5.5.signum)
extension Double { var signum: Int { self > 0 ? 1 : self < 0 ? -1 : 0 } }
