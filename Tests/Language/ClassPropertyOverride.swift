class Shape {
    var sides: Int { 0 }
    var name = "shape" {
        didSet { print("Shape.name", oldValue, "->", name) }
    }
    var description: String { "\(name) with \(sides) sides" }
}
class Square: Shape {
    override var sides: Int { 4 }
    override var name: String {
        didSet { print("Square.name set") }
    }
}
let s = Square()
s.name = "square"
print(s.description)
