func pad(_ n: Int, _ width: Int) -> String { let s = String(n); return String(repeating: " ", count: max(0, width - s.count)) + s }
func fixed(_ d: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let n = Int((d * scale).rounded())
    let frac = String(n % Int(scale))
    return "\(n / Int(scale))." + String(repeating: "0", count: places - frac.count) + frac
}
func grouped(_ n: Int) -> String {
    let digits = Array(String(n).reversed())
    return String(stride(from: 0, to: digits.count, by: 3).map { String(digits[$0..<min($0 + 3, digits.count)]) }.joined(separator: ",").reversed())
}
print(pad(42, 5), fixed(3.14159, 2), fixed(2.5, 3), grouped(1234567), grouped(999), grouped(1000))
