struct Vec: Equatable, AdditiveArithmetic { var x, y: Double; static let zero = Vec(x: 0, y: 0)
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) } ; static func - (a: Vec, b: Vec) -> Vec { .init(x: a.x - b.x, y: a.y - b.y) }
    static func * (k: Double, v: Vec) -> Vec { Vec(x: k * v.x, y: k * v.y) } ; var length: Double { (x * x + y * y).squareRoot() } }
var v = Vec(x: 3, y: 4); v += Vec(x: 3, y: 4); print(v, v.length, 0.5 * v, [v, v].reduce(.zero, +), v - v == .zero)
struct Ramp { var foot = Vec.zero; var rise: Vec; var top: Vec { get { foot + rise } set { rise = newValue - foot } } ; func stops(_ n: Int) -> [Vec] { (0...n).map { foot + (Double($0) / Double(n)) * rise } } }
var ramp = Ramp(rise: Vec(x: 8, y: 2)); ramp.top = Vec(x: 4, y: 3); ramp.top.x += 4; print(ramp, ramp.stops(4).count, ramp.stops(4)[1])
