struct Color { let name: String
    static let red = Color(name: "red")
    static var blue: Color { .init(name: "blue") }
    static func custom(_ name: String) -> Color { Color(name: name) }
    func opacity(_ v: Double) -> Color { Color(name: "\(name)@\(v)") }
    var inverted: Color { .custom("not " + name) }
}
func paint(_ c: Color) { print(c.name) }
func maybe(_ c: Color?) { print(c?.name ?? "none") }
paint(.red)
paint(.blue.opacity(0.5))
paint(.custom("x").inverted)
maybe(.red.inverted)
maybe(.none)
let list: [Color] = [.red, .init(name: "q"), .custom("z")]
print(list.map(\.name), (true ? .red : .blue as Color).name)
var current: Color = .red
current = .blue
print(current.name)
