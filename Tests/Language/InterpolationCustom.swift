extension String.StringInterpolation {
    mutating func appendInterpolation(_ n: Int, padded w: Int) { appendLiteral(String(repeating: "0", count: max(0, w - String(n).count)) + String(n)) }
    mutating func appendInterpolation(list: [String], sep: String = ", ") { appendLiteral(list.joined(separator: sep)) }
    mutating func appendInterpolation<T>(_ v: T?, or d: String) { if let v { appendInterpolation(v) } else { appendLiteral(d) } }
    mutating func appendInterpolation(if c: @autoclosure () -> Bool, _ s: @autoclosure () -> String) { if c() { appendLiteral(s()) } }
}
let o: Int? = nil
print("\(7, padded: 3) \(list: ["a", "b"]) \(list: ["a", "b"], sep: "/") \(o, or: "none") \(Optional(4), or: "x")\(if: 1 > 2, "no")\(if: 2 > 1, "yes")")
struct Html: ExpressibleByStringInterpolation, CustomStringConvertible {
    var description: String
    init(stringLiteral s: String) { description = s }
    struct StringInterpolation: StringInterpolationProtocol {
        var out = ""
        init(literalCapacity: Int, interpolationCount: Int) { out = "(\(interpolationCount))" }
        mutating func appendLiteral(_ s: String) { out += s }
        mutating func appendInterpolation(_ s: String) { out += s.replacing2("<", "&lt;") }
        mutating func appendInterpolation(raw s: String) { out += s }
    }
    init(stringInterpolation i: StringInterpolation) { description = i.out }
}
extension String { func replacing2(_ a: Character, _ b: String) -> String { map { $0 == a ? b : String($0) }.joined() } }
let h: Html = "<b>\("x<y")</b>\(raw: "<i>")"
print(h, "plain" as Html)
let n = 3
print("a\(n > 2 ? "big \(n)" : "small")b\("c" + "\(n)")", """
  multi \(n)
    indented
  "quotes" \
  joined
  """)
struct D: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "D!" }; var debugDescription: String { "D?" } }
print(D(), [D()], "\(D())", Optional(D()) as Any, String(reflecting: D()), (D(), 1))
