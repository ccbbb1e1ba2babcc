indirect enum Expr {
    case num(Double)
    case add(Expr, Expr), mul(Expr, Expr)
    case neg(Expr)
    var value: Double {
        switch self {
        case .num(let n): return n
        case let .add(a, b): return a.value + b.value
        case let .mul(a, b): return a.value * b.value
        case .neg(let e): return -e.value
        }
    }
    var text: String {
        switch self {
        case .num(let n) where n == n.rounded(): return String(Int(n))
        case .num(let n): return "\(n)"
        case .add(let a, let b): return "(\(a.text) + \(b.text))"
        case .mul(.num(1), let b): return b.text
        case .mul(let a, let b): return "\(a.text) * \(b.text)"
        case .neg(.neg(let e)): return e.text
        case .neg(let e): return "-\(e.text)"
        }
    }
}
let e = Expr.add(.num(2), .mul(.num(1), .neg(.neg(.num(4.5)))))
print(e.value, e.text)
print(Expr.num(1))
