protocol Shape { var width: Double { get set }; var height: Double { get }; var area: Double { get }; static var sides: Int { get } }
extension Shape { var area: Double { width * height }; var summary: String { "\(Self.sides) sides, \(area)" } }
struct Rect: Shape { var width, height: Double; static let sides = 4 }
struct Tri: Shape { var width: Double; var height: Double { width }; var area: Double { width * height / 2 }; static var sides: Int { 3 } }
var shapes: [any Shape] = [Rect(width: 2, height: 3), Tri(width: 4)]
for i in shapes.indices { shapes[i].width *= 2 }
print(shapes.map(\.area), shapes.map(\.summary))
func scale(_ s: inout some Shape, by f: Double) { s.width *= f }
var r = Rect(width: 1, height: 1); scale(&r, by: 3); print(r.area, type(of: r).sides)
func total(_ s: [any Shape]) -> Double { s.reduce(0) { $0 + $1.area } }
func biggest<S: Shape>(_ s: [S]) -> S? { s.max { $0.area < $1.area } }
print(total(shapes), biggest([Rect(width: 1, height: 2), Rect(width: 3, height: 1)])!.width)
