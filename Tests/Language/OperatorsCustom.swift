struct Vector: Equatable { var x, y: Double
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { .init(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Vector) -> Vector { a * k }
    static prefix func - (a: Vector) -> Vector { a * -1 }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1) * 2
print(v, -v, 0.5 * v, v - v == Vector(x: 0, y: 0), v + v != v)
