class Shape { let sides: Int; required init(sides: Int) { self.sides = sides }; static func unit() -> Self { Self(sides: 1) } }
class Square: Shape { var color = "red"; convenience init?(name: String) { guard name == "square" else { return nil }; self.init(sides: 4); color = "blue" } }
print(Square.unit().sides, type(of: Square.unit()), Square(name: "square")?.color ?? "nil", Square(name: "x") == nil, Square(sides: 4).color)
struct Email { let user: String, host: String
    init?(_ s: String) { let parts = s.split(separator: "@"); guard parts.count == 2 else { return nil }; user = String(parts[0]); host = String(parts[1]) }
    init(user: String) { self.user = user; host = "home" } }
print(Email("a@b")?.host ?? "-", Email("ab") as Any, Email(user: "u"), ["x@y", "bad", "p@q"].compactMap(Email.init).map(\.user))
struct Temp { var c: Double; init(c: Double) { self.c = c }; init(f: Double) { self.init(c: (f - 32) / 1.8) }; init() { self = Temp(c: 20) } }
print(Temp(f: 212).c, Temp().c)
enum Bit { case on, off; init(_ b: Bool) { self = b ? .on : .off }; init?(text: String) { switch text { case "on": self = .on; case "off": self = .off; default: return nil } } }
print(Bit(true), Bit(text: "off")!, Bit(text: "?") as Any)
struct Point { var x = 0, y = 0 }
extension Point { init(both v: Int) { self.init(x: v, y: v) } }
print(Point(), Point(x: 1), Point(y: 2), Point(both: 3))
