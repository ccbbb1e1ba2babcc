enum Level: Int, CaseIterable, Comparable {
    case low = 1, mid = 5, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var next: Level? { Level.allCases.first { $0 > self } }
    mutating func advance() { self = next ?? .low }
}
print(Level.allCases, Level(rawValue: 6) as Any, Level(rawValue: 2) as Any)
var l = Level.mid
l.advance(); print(l, l.rawValue); l.advance(); print(l)
print(Level.allCases.max()!, Level.low < .high, [Level.high, .low].sorted())
enum Key: String, CaseIterable { case id, fullName = "full_name"; var label: String { rawValue.uppercased() } }
print(Key.allCases.map(\.rawValue), Key.allCases.map(\.label), Key(rawValue: "id")!)
enum Suit: Character, CaseIterable { case hearts = "h", spades = "s" }
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "s") == .spades)
print(Dictionary(uniqueKeysWithValues: Level.allCases.map { ($0, "\($0)") })[.mid]!)
