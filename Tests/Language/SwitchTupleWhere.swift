func spot(_ p: (x: Int, y: Int), _ label: String?) -> String {
    switch (p.x, p.y, label) {
    case (0, 0, _): "origin"
    case (let a, let b, nil) where a == b: "diagonal \(a)"
    case (1..., _, let l?) where l.hasPrefix("r"): "right \(l)"
    case (..<0, 1...3, .some(let l)): "left low \(l)"
    case let (a, b, l): "\(a),\(b),\(l ?? "-")"
    }
}
print(spot((0, 0), nil), spot((2, 2), nil), spot((5, 1), "red"), spot((-1, 2), "x"), spot((-1, 9), nil))
let value: Any = [1, 2]
switch value { case let s as String: print(s); case let a as [Int] where a.count > 1: print("ints", a); default: print("?") }
let maybe: Int?? = .some(nil)
switch maybe { case .none: print("none"); case .some(.none): print("inner"); case .some(.some(let n)): print(n) }
switch "k" { case "a"..."f": print("early"); case "g"..."m": print("mid"); default: print("late") }
