typealias Point = (x: Double, y: Double)
typealias Handler = (Int) -> String
typealias Matrix<T> = [[T]]
struct Model { typealias ID = Int; let id: ID }
let p: Point = (1, 2)
let h: Handler = { "<\($0)>" }
let m: Matrix<Int> = [[1], [2, 3]]
let id: Model.ID = Model(id: 4).id
print(p.x + p.y, h(3), m.flatMap { $0 }, id)
