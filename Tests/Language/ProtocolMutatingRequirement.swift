protocol Toggleable { mutating func toggle() }
enum Switch: Toggleable {
    case on, off
    mutating func toggle() { self = self == .on ? .off : .on }
}
struct Lamp: Toggleable {
    var lit = false
    mutating func toggle() { lit.toggle() }
}
var s = Switch.off
s.toggle()
var items: [any Toggleable] = [Lamp(), s]
for i in items.indices { items[i].toggle() }
print(s, items[0], items[1])
