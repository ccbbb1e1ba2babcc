import Foundation
protocol VectorSpace {
    static var zero: Self { get }; static func + (a: Self, b: Self) -> Self; static func * (a: Self, k: Double) -> Self
}
extension VectorSpace {
    static func - (a: Self, b: Self) -> Self { a + b * -1 };
    static func lerp(_ a: Self, _ b: Self, _ t: Double) -> Self { a * (1 - t) + b * t }
    static func sum(_ list: some Sequence<Self>) -> Self { list.reduce(.zero, +) }
}
extension Double: VectorSpace {}
extension CGPoint: VectorSpace {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) };
    static func * (a: CGPoint, k: Double) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
    var length: Double { (x * x + y * y).squareRoot() }; func distance(to o: CGPoint) -> Double { (self - o).length }
}
extension Array where Element: VectorSpace {
    var mean: Element { isEmpty ? .zero : Element.sum(self) * (1 / Double(count)) }
}
print(
    Double.lerp(2, 4, 0.25), CGPoint.lerp(.zero, CGPoint(x: 10, y: 20), 0.5).y, [1.0, 2, 6].mean,
    [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 0)].mean.x)
print(CGPoint(x: 3, y: 4).length, CGPoint(x: 1, y: 1).distance(to: CGPoint(x: 4, y: 5)))
struct Curve {
    var points: [CGPoint];
    func at(_ t: Double) -> CGPoint {
        var p = points; while p.count > 1 { p = zip(p, p.dropFirst()).map { .lerp($0, $1, t) } }; return p[0]
    }
    var length: Double {
        let s = stride(from: 0.0, through: 1, by: 0.25).map(at);
        return zip(s, s.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}
let c = Curve(points: [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 0)])
print(c.at(0.5).y, (c.length * 100).rounded() / 100)
extension CGRect {
    init(center c: CGPoint, size: CGSize) {
        self.init(x: c.x - size.width / 2, y: c.y - size.height / 2, width: size.width, height: size.height)
    }
    var corners: [CGPoint] {
        [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
    }
    func fitted(_ aspect: Double) -> CGRect {
        let w = min(width, height * aspect);
        return CGRect(center: CGPoint(x: midX, y: midY), size: CGSize(width: w, height: w / aspect))
    }
}
let r = CGRect(center: CGPoint(x: 5, y: 5), size: CGSize(width: 8, height: 4))
print(
    r.minX, r.maxY, r.corners.map(\.x), r.fitted(1).width, r.union(CGRect(x: 0, y: 0, width: 1, height: 1)).width,
    r.intersects(CGRect(x: 8, y: 6, width: 4, height: 4)), r.contains(CGPoint(x: 5, y: 6)))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension BinaryFloatingPoint {
    func remap(from a: ClosedRange<Self>, to b: ClosedRange<Self>) -> Self {
        b.lowerBound + (self - a.lowerBound) / (a.upperBound - a.lowerBound) * (b.upperBound - b.lowerBound)
    }
    func rounded(to step: Self) -> Self { (self / step).rounded() * step }
}
print(
    7.clamped(to: 1...5), 0.25.remap(from: 0...1, to: 10...20), CGFloat(3.3).rounded(to: 0.5),
    "b".clamped(to: "c"..."d"), 2.5.clamped(to: 0...2))
