indirect enum Json { case null, bool(Bool), number(Double), string(String), array([Json]), object([(key: String, value: Json)]) }
extension Json: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: Json...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, Json)...) { self = .object(elements.map { (key: $0.0, value: $0.1) }) }
    init(nilLiteral: ()) { self = .null }
}
extension Json {
    var text: String {
        switch self {
        case .null: "null"
        case .bool(true): "true"
        case .bool(false): "false"
        case .number(let n) where n == n.rounded(): String(Int(n))
        case .number(let n): "\(n)"
        case .string(let s): "\"\(s)\""
        case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
        case .object(let o): "{" + o.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
        }
    }
    subscript(key: String) -> Json? { guard case .object(let o) = self else { return nil }; return o.first { $0.key == key }?.value }
    subscript(index: Int) -> Json? { if case let .array(a) = self, a.indices.contains(index) { a[index] } else { nil } }
    var depth: Int {
        switch self {
        case .array(let a): 1 + (a.map(\.depth).max() ?? 0)
        case .object(let o): 1 + (o.map(\.value.depth).max() ?? 0)
        default: 0
        }
    }
}
let j: Json = ["name": "box", "size": [1, 2.5, nil], "open": true, "deep": ["a": [["b": []]]]]
print(j.text)
print(j["size"]?[1]?.text ?? "-", j["size"]?[9]?.text ?? "-", j["deep"]?["a"]?[0]?["b"]?.text ?? "-", j.depth)
if case .object(let entries) = j, case (let k, .string(let v))? = entries.first { print(k, v) }
for case let .number(n) in [Json.number(1), "x", 3, nil] { print(n, terminator: " ") }
print()
