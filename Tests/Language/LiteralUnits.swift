struct Metres: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    var value: Double
    init(floatLiteral v: Double) { value = v }
    init(integerLiteral v: Int) { value = Double(v) }
    var description: String { "\(value)m" }
    static func + (a: Metres, b: Metres) -> Metres { var r = a; r.value += b.value; return r }
}
let sum: Metres = 3 + 2.5
func total(_ parts: Metres...) -> Metres { parts.reduce(0) { $0 + $1 } }
print(sum, total(1, 2, 0.25))
struct Tag: ExpressibleByStringLiteral, Hashable { var name: String; init(stringLiteral s: String) { name = s.lowercased() } }
let tags: Set<Tag> = ["One", "ONE", "two"]
print(tags.count, tags.contains("TWO"))
struct Route: ExpressibleByArrayLiteral { var stops: [String]; init(arrayLiteral e: String...) { stops = e } }
let route: Route = ["a", "b"]
print(route.stops)
struct Options: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)] = []
    init(dictionaryLiteral e: (String, Int)...) { pairs = e } }
let options: Options = ["x": 1, "y": 2]
print(options.pairs.map { "\($0.0)=\($0.1)" })
