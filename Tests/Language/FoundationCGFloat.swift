import Foundation
let w: CGFloat = 10 / 4
let n = 3
let d = 1.5
print(w, w * 2, w / CGFloat(n), CGFloat(n) * d, Double(w) + d)
let p = CGPoint(x: 1, y: 2.5), s = CGSize(width: 3, height: 4), r = CGRect(x: 0, y: 0, width: 10, height: 20)
print(p.x + p.y, s.width * s.height, r.midX, r.maxY, r.contains(CGPoint(x: 5, y: 5)), r.insetBy(dx: 1, dy: 2).size.height, r.isEmpty)
func area(_ size: CGSize) -> CGFloat { size.width * size.height }
print(area(.init(width: 2, height: 2)), CGSize.zero == CGSize(width: 0, height: 0), CGFloat.pi > 3)
print(r.union(CGRect(x: 5, y: 5, width: 20, height: 1)).width, r.intersection(CGRect(x: 5, y: 5, width: 20, height: 1)).width, r.offsetBy(dx: 1, dy: 1).origin.x)
