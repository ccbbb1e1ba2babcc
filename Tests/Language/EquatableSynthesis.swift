struct Point: Equatable { var x, y: Int }
struct Line: Equatable { var from: Point; var to: Point; var label: String? }
enum Shape: Equatable { case dot(Point), line(Line), none }
let a = Line(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))
var b = a
print(a == b, Shape.line(a) == .line(b), Shape.dot(a.from) == .none, Shape.none == .none)
b.label = "b"
print(a == b, a != b, [a, a] == [a, b], [Point(x: 1, y: 2)].contains(Point(x: 1, y: 2)))
