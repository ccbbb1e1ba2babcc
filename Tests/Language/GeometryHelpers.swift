struct Point: Equatable { var x = 0.0, y = 0.0; static let zero = Point() }
struct Size: Equatable { var width, height: Double }
struct Rect { var origin: Point; var size: Size
    var minX: Double { origin.x }; var maxX: Double { origin.x + size.width }
    var midX: Double { (minX + maxX) / 2 }
    func inset(by d: Double) -> Rect { Rect(origin: Point(x: origin.x + d, y: origin.y + d), size: Size(width: size.width - 2 * d, height: size.height - 2 * d)) }
    func contains(_ p: Point) -> Bool { (minX..<maxX).contains(p.x) && (origin.y..<origin.y + size.height).contains(p.y) }
}
extension Size { static func * (s: Size, k: Double) -> Size { Size(width: s.width * k, height: s.height * k) }; var aspect: Double { width / height } }
let r = Rect(origin: .zero, size: Size(width: 10, height: 4))
print(r.midX, r.inset(by: 1).size, r.contains(Point(x: 9.9, y: 0)), r.contains(.init(x: 10, y: 1)), (r.size * 0.5).aspect)
