struct Point { var x = 1; var label: String? = "a"; var next: Int? = nil }
enum Shape { case none, circle(Int), named(name: String, Point) }
enum Tone: String { case warm }
struct Outer {
    struct Inner { var n = 1.5 }
    enum Kind { case holds(Inner) }
}
struct Pair<T> { var first: T }
let one: Int? = 3
let two: Int?? = 3
print(Point())
print(Shape.none, Shape.circle(2), Shape.named(name: "n", Point()))
print(Tone.warm, [Tone.warm], Outer.Inner(), Outer.Kind.holds(.init()), Pair(first: 1), Pair(first: [Point()]))
print(String(describing: one), "\(one as Any)", String(describing: two), String(reflecting: "a\n"))
print(String(describing: Point.self), type(of: Pair(first: "a")))
print([Shape.none, .circle(1)], ["k": Shape.circle(1)], (1, "a", Shape.none), [Point()], Set([Tone.warm]))
print("\(Shape.circle(1)) \(String(describing: Shape.circle(1))) \([one]) \(Point().label as Any) \(["a": one])")
print(Result<Int, Never>.success(1), 1...3, (a: 1, b: "x"), [1: ["a"]], Optional(Shape.none) as Any, [nil, 1] as [Int?])
print(String(describing: Outer.Kind.holds(.init())), String(reflecting: Shape.none), String(reflecting: Point()))
