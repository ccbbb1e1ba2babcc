enum Light { case red(Int), green, off
    mutating func next() { switch self { case .red(let n) where n > 1: self = .red(n - 1); case .red: self = .green; case .green: self = .off; case .off: self = .red(2) } }
    var seconds: Int { if case .red(let n) = self { return n * 10 }; return self == .off ? 0 : 5 }
    static func == (a: Light, b: Light) -> Bool { switch (a, b) { case (.green, .green), (.off, .off): return true; case let (.red(x), .red(y)): return x == y; default: return false } } }
var l = Light.off; var seen: [String] = []
for _ in 0..<5 { l.next(); seen.append("\(l)") }
print(seen, l.seconds, Light.red(3) == .red(3))
enum JSON { case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
    var text: String { switch self { case .null: return "null"; case .bool(let b): return "\(b)"; case .number(let n): return n == n.rounded() ? "\(Int(n))" : "\(n)"; case .string(let s): return "\"\(s)\""; case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"; case .object(let o): return "{" + o.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}" } }
    subscript(key: String) -> JSON? { if case .object(let o) = self { return o.first { $0.0 == key }?.1 }; return nil }
    subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(i) { return a[i] }; return nil } }
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral {
    init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(arrayLiteral v: JSON...) { self = .array(v) }; init(dictionaryLiteral v: (String, JSON)...) { self = .object(v) }; init(nilLiteral: ()) { self = .null }; init(floatLiteral v: Double) { self = .number(v) } }
let j: JSON = ["a": 1, "b": [true, nil, "x", 2.5], "c": ["d": []]]
print(j.text, j["b"]?[2]?.text ?? "-", j["z"] == nil, j["c"]!["d"]!.text)
