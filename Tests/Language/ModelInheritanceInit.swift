class Figure { var name: String; class var kind: String { "figure" }; required init(name: String) { self.name = name }
    convenience init() { self.init(name: Self.kind) }
    func area() -> Double { 0 } ; final func describe() -> String { "\(name) \(area())" } ; static func make() -> Self { Self(name: "made") } }
class Round: Figure { var r = 1.0; override class var kind: String { "round" }; override func area() -> Double { 3 * r * r }
    convenience init(r: Double) { self.init(); self.r = r } }
class Ring: Round { var hole = 0.5; override var name: String { didSet { print("renamed", oldValue, name) } }
    override func area() -> Double { super.area() - 3 * hole * hole } }
let ring = Ring(r: 2)
print(ring.describe(), Ring.make().describe(), Round().name, type(of: ring) == Ring.self)
ring.name = "band"
let shapes: [Figure] = [Figure(), Round(r: 3), ring]
print(shapes.map { $0.area() }, shapes.compactMap { $0 as? Round }.count, shapes.map { String(describing: type(of: $0)) })
