protocol Shape {
    static var sides: Int { get }
    init(size: Double)
    var area: Double { get }
}
struct Square: Shape {
    static let sides = 4
    let size: Double
    var area: Double { size * size }
}
struct Triangle: Shape {
    static let sides = 3
    let size: Double
    var area: Double { size * size / 2 }
}
func make<S: Shape>(_ type: S.Type, size: Double) -> S { S(size: size) }
print(make(Square.self, size: 3).area, make(Triangle.self, size: 4).area)
let types: [any Shape.Type] = [Square.self, Triangle.self]
print(types.map { $0.sides })
