struct Vec: ExpressibleByFloatLiteral {
    var v: Double; init(floatLiteral x: Double) { v = x }
    static func + (a: Vec, b: Vec) -> Vec { var r = a; r.v += b.v; return r }
    static func * (a: Vec, b: Double) -> Vec { var r = a; r.v *= b; return r }
    static func * (a: Double, b: Vec) -> Vec { b * a }
    static prefix func - (a: Vec) -> Vec { a * -1 }
}
let a: Vec = 1.5
print((a * 3).v, (2 * a).v, (a + 2.5).v, (-a).v)
