extension Int { static var many: Int { 99 } ; var doubled: Int { self * 2 } }
extension Double { static let golden = 1.5 ; func clamped(to r: ClosedRange<Double>) -> Double { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }
struct Limit { var top: Int = .many; var factor: Double = .golden }
print(Limit(), 4.doubled, 9.clamped(to: 0...5), Limit(top: .max).top == Int.max)
extension Collection where Element == Int { static var none: [Int] { [] } ; var total: Int { reduce(0, +) } }
print([1, 2].total, (1...4).total)
extension Optional where Wrapped == String { var orDash: String { self ?? "-" } }
let name: String? = nil
print(name.orDash, Optional("x").orDash)
extension String { static let title = "Title"; static func quoted(_ s: String) -> String { "'\(s)'" } }
func show(_ s: String) { print(s) }
show(.title); show(.quoted("q"))
