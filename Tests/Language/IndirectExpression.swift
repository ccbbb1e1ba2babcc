indirect enum Rule { case always(Bool), not(Rule), both(Rule, Rule), any([Rule])
    var holds: Bool { switch self { case .always(let b): b; case .not(let r): !r.holds; case let .both(a, b): a.holds && b.holds; case .any(let rs): rs.contains(where: \.holds) } }
    var depth: Int { switch self { case .always: 1; case .not(let r): r.depth + 1; case .both(let a, let b): max(a.depth, b.depth) + 1; case .any(let rs): (rs.map(\.depth).max() ?? 0) + 1 } } }
let rule = Rule.both(.not(.always(false)), .any([.always(false), .always(true)]))
print(rule.holds, rule.depth)
enum Menu { case item(String); indirect case sub(title: String, [Menu])
    func lines(_ n: Int = 0) -> [String] { switch self { case .item(let s): [String(repeating: " ", count: n) + s]
        case .sub(let t, let m): [String(repeating: " ", count: n) + t] + m.flatMap { $0.lines(n + 2) } } } }
Menu.sub(title: "File", [.item("New"), .sub(title: "Open", [.item("Recent")])]).lines().forEach { print($0) }
