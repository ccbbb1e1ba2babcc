enum Token { case number(Int), op(Character), paren(open: Bool) }
enum Node { case leaf(Token), pair(Token, Token) }
func f(_ n: Node) -> String {
    switch n {
    case .leaf(.number(let n)) where n > 9: "big \(n)"
    case .leaf(.number): "small"
    case .leaf(.op("+")), .leaf(.op("-")): "additive"
    case .leaf(.op(let c)): "op \(c)"
    case .leaf(.paren(open: true)): "open"
    case .pair(.number(let a), .number(let b)): "\(a + b)"
    case .leaf(.paren), .pair: "rest"
    }
}
let nodes: [Node] = [.leaf(.number(10)), .leaf(.number(1)), .leaf(.op("-")), .leaf(.op("*")), .leaf(.paren(open: true)), .leaf(.paren(open: false)), .pair(.number(1), .number(2)), .pair(.op("+"), .number(1))]
for n in nodes { print(f(n)) }
