protocol Shape { associatedtype Unit; func area() -> Double; func unit() -> Unit }
struct AnyArea { private let make: () -> Double; init<S: Shape>(_ s: S) { make = s.area }; func area() -> Double { make() } }
struct Sq: Shape { let s: Double; func area() -> Double { s * s }; func unit() -> String { "cm" } }
struct Ci: Shape { let r: Double; func area() -> Double { 3 * r * r }; func unit() -> Int { 1 } }
print([AnyArea(Sq(s: 2)), AnyArea(Ci(r: 1))].map { $0.area() })
let shapes: [any Shape] = [Sq(s: 1), Ci(r: 2)]
print(shapes.map { $0.area() }.reduce(0, +))
func open(_ s: some Shape) -> String { "\(s.unit())" }
print(shapes.map { open($0) })
