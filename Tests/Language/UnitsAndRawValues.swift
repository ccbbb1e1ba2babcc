struct Duration2: AdditiveArithmetic, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: Double; static let zero = Self(s: 0); init(s: Double) { self.s = s }; init(integerLiteral v: Int) { s = Double(v) }; init(floatLiteral v: Double) { s = v }
 static func + (a: Self, b: Self) -> Self { .init(s: a.s + b.s) }; static func - (a: Self, b: Self) -> Self { .init(s: a.s - b.s) }; static func < (a: Self, b: Self) -> Bool { a.s < b.s } }
extension Int { var minutes: Duration2 { .init(s: Double(self) * 60) }; var seconds: Duration2 { .init(s: Double(self)) } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print([2.minutes, 30.seconds, 5].total().s, 2.minutes > 100, [1.5, 2].total(), max(1.minutes, 61).s, (1.minutes...2.minutes).contains(90))
struct Percent: RawRepresentable, Hashable, Comparable { let rawValue: Double; init?(rawValue: Double) { guard (0...100).contains(rawValue) else { return nil }; self.rawValue = rawValue }; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
print(Percent(rawValue: 120) as Any, Percent(rawValue: 50)!.rawValue, [30, 10, 200].compactMap(Percent.init(rawValue:)).max()!.rawValue)
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; static var random: Planet { .venus }; init?(name: String) { guard let p = Self.allCases.first(where: { "\($0)" == name }) else { return nil }; self = p } }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(name: "earth").map(\.rawValue) ?? 0, Planet.allCases.map(\.rawValue), Planet(rawValue: 9) == nil)
enum Level: String, Codable, Comparable { case low, high = "H"; private var order: Int { self == .low ? 0 : 1 }; static func < (a: Level, b: Level) -> Bool { a.order < b.order } }; print(Level.high.rawValue, Level.low < .high, Level(rawValue: "low") as Any, [Level.high, .low].sorted())
let nested: [String: [String: Int]] = ["a": ["x": 1]]; print(nested["a"]?["x"] ?? 0, nested["b"]?["x"] as Any, nested["a", default: [:]]["y", default: 5])
