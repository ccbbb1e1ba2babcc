indirect enum Expr {
    case number(Double)
    case sum(Expr, Expr)
    case product(Expr, Expr)
    case negate(Expr)
    func evaluate() -> Double {
        switch self {
        case .number(let n): n
        case .sum(let a, let b): a.evaluate() + b.evaluate()
        case .product(let a, let b): a.evaluate() * b.evaluate()
        case .negate(let e): -e.evaluate()
        }
    }
}
let e = Expr.product(.sum(.number(2), .number(3)), .negate(.number(4)))
print(e.evaluate())
