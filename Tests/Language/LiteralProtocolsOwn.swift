struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible { var v: Double; init(floatLiteral x: Double) { v = x }; init(integerLiteral x: Int) { v = Double(x) }; var description: String { "\(v)m" }; static func + (a: Self, b: Self) -> Self { var c = a; c.v += b.v; return c } }
let a: Meters = 5, b: Meters = 2.5
print(a + b, a + 1, [1, 2.5] as [Meters])
func f(_ m: Meters = 3) -> Meters { m + 0.5 }
print(f(), f(1))
struct Tags: ExpressibleByArrayLiteral, ExpressibleByStringLiteral, Equatable { var all: [String]; init(arrayLiteral e: String...) { all = e }; init(stringLiteral s: String) { all = s.split(separator: ",").map(String.init) } }
let t: Tags = ["x", "y"], u: Tags = "x,y"
print(t == u, t.all, (["q"] as Tags).all)
struct Headers: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { pairs = e } }
let h: Headers = ["b": 1, "a": 2, "b": 3]
print(h.pairs.map { "\($0)\($1)" })
enum Flag: ExpressibleByBooleanLiteral { case on, off; init(booleanLiteral b: Bool) { self = b ? .on : .off } }
let fl: Flag = true
print(fl)
struct Id: RawRepresentable, Hashable, ExpressibleByStringLiteral { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(stringLiteral s: String) { rawValue = s } }
extension Id { static let main: Id = "main"; static let side = Id(rawValue: "side") }
func g(_ i: Id) -> String { switch i { case .main: "M"; case "x": "X"; default: i.rawValue } }
print(g(.main), g("x"), g(.side), [Id.main: 1]["main"]!)
