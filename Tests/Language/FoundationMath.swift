import Foundation
print(sqrt(16.0), pow(2.0, 10.0), floor(-1.5), ceil(1.2), round(2.5), abs(-3.5), fmod(7.5, 2))
print(sin(0.0), cos(0.0), atan2(0.0, 1.0), exp(0.0), log(1.0), log2(8.0), log10(1000.0), hypot(3.0, 4.0))
print(max(1.5, 2), min(2, 3.5), trunc(-2.7), (10.0).squareRoot() == sqrt(10.0), cbrt(8.0))
print(String(format: "%.4f %.4f %.4f", sin(1.0), cos(1.0), tan(1.0)))
