func deg(_ x: Double) -> String {
    switch x {
    case (.pi)...: "big"
    case ..<(-.pi): "negative"
    case 0..<(.pi / 2): "quarter"
    default: "middle"
    }
}
print(deg(4), deg(1), deg(2), deg(-5))
struct Meters: RawRepresentable, ExpressibleByIntegerLiteral, Equatable {
    var rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init(integerLiteral v: Int) { rawValue = v }
}
struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
    init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) }
}
extension Tagged: Equatable where Raw: Equatable {}
enum U {}
let m: Meters = 5
let t: Tagged<U, Int> = 7
print(m.rawValue, m == 5, t.raw, t == 7, Int(integerLiteral: 3))
