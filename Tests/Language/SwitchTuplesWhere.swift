enum Dir { case up, down, left, right }
func move(_ d: Dir, _ fast: Bool, _ n: Int) -> String {
    switch (d, fast, n) {
    case (.up, true, let n) where n > 5: return "jump \(n)"
    case (.up, _, _), (.down, _, _): return "vertical"
    case (.left, false, 0): return "still"
    case (let d, true, 1...3): return "dash \(d)"
    case (_, let f, let n): return "\(f) \(n)"
    }
}
print(move(.up, true, 9), move(.down, true, 1), move(.left, false, 0), move(.right, true, 2), move(.left, true, 8))
let x = 7
let kind = switch x { case ..<0: "neg"; case 0: "zero"; case let n where n.isMultiple(of: 2): "even"; default: "odd" }
let text = if x > 5 { "big" } else { "small" }
print(kind, text)
switch x { case 1, 3, 5, 7, 9: print("odd digit"); fallthrough; case 2: print("fell"); default: print("no") }
switch (x, "a") { case (7, "b"), (8, _): print("no"); case (6...8, let s): print("yes", s); default: break }
