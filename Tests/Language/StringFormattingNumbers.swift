import Foundation
print(String(format: "%.2f", 3.14159), String(format: "%5d|%-5d|%05d", 42, 42, 42), String(format: "%02d:%02d", 5, 9), String(format: "%.0f%%", 45.6), String(format: "%@-%@", "a", "b"), String(format: "%.3e", 12345.678), String(format: "%08.3f", 3.14159))
func money(_ d: Double) -> String { String(format: "$%.2f", d) }
func time(_ s: Int) -> String { s >= 3600 ? String(format: "%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60) : String(format: "%d:%02d", s / 60, s % 60) }
print(money(1234.5), money(0.999), time(75), time(3671), String(format: "%c%c", 72, 105), String(format: "%x %X %o", 255, 255, 8), String(format: "%ld", 123456789012))
print((1234567.891).rounded(), "\(Int(12.9)) \(Double(Int(12.9)))", String(Double(5)), String(12.50), "\(1.0 / 3.0)".prefix(6), "\(100.0)", "\(1e-7)", Double("1.50")!, "5" + String(5))
print(["a", "bb", "ccc"].map { $0.padding(toLength: 4, withPad: ".", startingAt: 0) }, String(repeating: "=", count: 5), "abc".uppercased().lowercased().capitalized)
