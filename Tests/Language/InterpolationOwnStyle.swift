struct Money { var cents: Int }
extension String.StringInterpolation { mutating func appendInterpolation(_ m: Money) { appendLiteral("\(m.cents / 100),\(m.cents % 100)€") }
    mutating func appendInterpolation(_ n: Double, digits: Int) { var k = 1.0; for _ in 0..<digits { k *= 10 }; appendInterpolation((n * k).rounded() / k) }
    mutating func appendInterpolation<T: Collection>(list c: T, by s: String = "; ") { appendLiteral(c.map { "\($0)" }.joined(separator: s)) } }
print("cost \(Money(cents: 1250)) \(3.14159, digits: 2) \(list: [1, 2, 3]) \(list: "ab", by: "-")")
struct Styled: ExpressibleByStringInterpolation { var parts: [String]
    init(stringLiteral value: String) { parts = [value] } ; init(stringInterpolation i: StringInterpolation) { parts = i.parts }
    struct StringInterpolation: StringInterpolationProtocol { var parts: [String] = []; init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ s: String) { if !s.isEmpty { parts.append(s) } } ; mutating func appendInterpolation(bold s: String) { parts.append("*\(s)*") } ; mutating func appendInterpolation<T>(_ v: T) { parts.append("[\(v)]") } } }
let s: Styled = "a \(bold: "b") \(3)"; print(s.parts); func show(_ s: Styled) { print(s.parts.count) }; show("x"); show("x\(1)y")
