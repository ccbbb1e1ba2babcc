func rgb(_ hex: String) -> (Int, Int, Int)? {
    let clean = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    guard clean.count == 6, let n = Int(clean, radix: 16) else { return nil }
    return (n >> 16 & 0xff, n >> 8 & 0xff, n & 0xff)
}
print(rgb("#FF8000")!, rgb("0a0B0c")!, rgb("xyz") as Any)
func hex(_ r: Int, _ g: Int, _ b: Int) -> String {
    "#" + [r, g, b].map { let s = String($0, radix: 16, uppercase: true); return s.count == 1 ? "0" + s : s }.joined()
}
print(hex(255, 128, 0), hex(1, 2, 3))
