import Foundation
let price = Decimal(string: "12.40")!; print(price * 2, price + 0.1, Decimal(5) / 2, NSDecimalNumber(decimal: price).doubleValue)
let r = CGRect(x: 1, y: 2, width: 30, height: 40); print(r.midX, r.maxY, r.insetBy(dx: 5, dy: 5).width, r.contains(CGPoint(x: 2, y: 3)), r.union(CGRect(x: 0, y: 0, width: 1, height: 1)).size.width, hypot(3.0, 4.0), CGSize.zero == CGSize(width: 0, height: 0))
print(pow(Double(2), Double(10)), sqrt(2.25), (7.0 / 2).rounded(.down), ceil(1.2), floor(-1.2), fmod(7, 4), abs(-3.5), Int(round(2.5)), max(1, 2.5), Double.pi > 3.14, (5.5).truncatingRemainder(dividingBy: 2), atan2(0.0, 1.0))
extension CGSize { static func square(_ n: CGFloat) -> CGSize { CGSize(width: n, height: n) } ; static let huge = CGSize(width: .max, height: .greatestFiniteMagnitude) } ; extension CGFloat { static let max: CGFloat = 1000 } ; func area(_ s: CGSize) -> CGFloat { s.width * s.height } ; print(area(.square(3)), CGSize.huge.width)
