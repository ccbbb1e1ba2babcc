struct Vec: Equatable, AdditiveArithmetic { var x, y: Double; static let zero = Vec(x: 0, y: 0)
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) } ; static func - (a: Vec, b: Vec) -> Vec { .init(x: a.x - b.x, y: a.y - b.y) }
    static func * (k: Double, v: Vec) -> Vec { Vec(x: k * v.x, y: k * v.y) } ; var length: Double { (x * x + y * y).squareRoot() } }
var v = Vec(x: 3, y: 4); v += Vec(x: 3, y: 4); print(v, v.length, 0.5 * v, [v, v].reduce(.zero, +), v - v == .zero)
struct Box { var origin = Vec.zero; var size: Vec; var center: Vec { get { origin + 0.5 * size } set { origin = newValue - 0.5 * size } } ; var corners: [Vec] { [0, 1].flatMap { i in [0, 1].map { j in origin + Vec(x: i * size.x, y: j * size.y) } } } }
var b = Box(size: Vec(x: 2, y: 4)); b.center = Vec(x: 5, y: 5); b.center.x += 1; print(b, b.corners.count, b.corners[3].x)
