func clock(_ seconds: Int) -> String {
    let (m, s) = seconds.quotientAndRemainder(dividingBy: 60)
    let (h, mm) = (m / 60, m % 60)
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    return h > 0 ? "\(h):\(two(mm)):\(two(s))" : "\(mm):\(two(s))"
}
print([5, 65, 3600, 3725].map(clock))
