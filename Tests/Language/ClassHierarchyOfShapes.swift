class Shape { var name: String { "shape" }; func area() -> Double { 0 }; final func info() -> String { "\(name) \(area())" }; init() { setup() }; func setup() {}; static func == (a: Shape, b: Shape) -> Bool { a === b }; lazy var label: String = { "[\(name)]" }() }
class Rect: Shape { var w: Double, h: Double; init(w: Double, h: Double) { self.w = w; self.h = h; super.init() }; convenience init(side: Double) { self.init(w: side, h: side) }; override var name: String { w == h ? "square" : super.name + "-rect" }; override func area() -> Double { w * h }; var onResize: ((Double, Double) -> Void)?; func resize(by f: Double) { let old = (w, h); w *= f; h *= f; onResize?(old.0 * old.1, area()) } }
final class Box: Rect { private let d: Double; init?(w: Double, h: Double, d: Double) { guard d > 0 else { return nil }; self.d = d; super.init(w: w, h: h) }; override func area() -> Double { 2 * (super.area() + (w + h) * d) }; override func setup() { count += 1 } }
var count = 0
let shapes: [Shape] = [Shape(), Rect(side: 2), Rect(w: 1, h: 3), Box(w: 1, h: 2, d: 3)!]; for s in shapes { print(s.info(), s.label) }
print(Box(w: 1, h: 1, d: 0) == nil, count, shapes.compactMap { ($0 as? Rect)?.w }, shapes.map { $0 is Box ? "B" : $0 is Rect ? "R" : "S" })
let r = Rect(side: 1); r.onResize = { print("from", $0, "to", $1) }; r.resize(by: 3); if case let b as Box = shapes[3] { b.resize(by: 2); print(b.area()) }
switch shapes[2] { case is Box: print("box"); case let q as Rect where q.h > 2: print("tall", q.h); default: print("?") }
