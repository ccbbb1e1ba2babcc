struct Empty {}
struct Point { var x: Int; let y: Double }
struct Outer { let p: Point; let list: [Point]; let name: String; let e: Empty; let t: (Int, String); let o: Point? }
print(Point(x: 1, y: 2), Empty())
print(Outer(p: Point(x: 0, y: 0), list: [Point(x: 1, y: 1.5)], name: "n", e: Empty(), t: (1, "a"), o: nil))
print("\(Point(x: -1, y: 0.1))")
