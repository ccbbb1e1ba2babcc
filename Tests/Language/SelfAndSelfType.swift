struct Vector {
    var x = 0
    static let zero = Self()
    func adding(_ other: Self) -> Self { Self(x: x + other.x) }
    static func make(_ x: Int) -> Self { .init(x: x) }
    mutating func set(x: Int) { self.x = x }
}
var v = Vector.make(3).adding(.zero)
v.set(x: v.x * 2)
print(v, Vector.zero)
protocol Copyable2 { func copy() -> Self }
final class Doc: Copyable2 { var n = 1; func copy() -> Self { self } }
print(Doc().copy().n)
