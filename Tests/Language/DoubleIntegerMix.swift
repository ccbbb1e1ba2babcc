let count = 3
let width = 10.0
print(width / Double(count), Double(count) * 1.5, Int(width) / count, width * 2, 3 * width + 1)
let fractions = (0..<4).map { Double($0) / 3 }
print(fractions)
let percent = Int((0.256 * 100).rounded())
print("\(percent)%", Double(percent) / 100)
