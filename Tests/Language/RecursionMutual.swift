func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7), isEven(3))
indirect enum Json { case number(Int), list([Json]), object([(String, Json)])
    var text: String {
        switch self {
        case .number(let n): return "\(n)"
        case .list(let items): return "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let pairs): return "{" + pairs.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
        }
    }
}
print(Json.object([("a", .list([.number(1), .number(2)])), ("b", .object([]))]).text)
