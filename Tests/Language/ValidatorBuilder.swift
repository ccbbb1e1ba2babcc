@resultBuilder enum Rules<T> { static func buildBlock(_ r: [Rule<T>]...) -> [Rule<T>] { r.flatMap { $0 } }; static func buildExpression(_ r: Rule<T>) -> [Rule<T>] { [r] }; static func buildExpression(_ p: (String, (T) -> Bool)) -> [Rule<T>] { [Rule(p.0, p.1)] }; static func buildOptional(_ r: [Rule<T>]?) -> [Rule<T>] { r ?? [] }; static func buildLimitedAvailability(_ r: [Rule<T>]) -> [Rule<T>] { r } }
struct Rule<T> { let name: String; let ok: (T) -> Bool; init(_ n: String, _ f: @escaping (T) -> Bool) { name = n; ok = f } }
struct Validator<T> { let rules: [Rule<T>]; init(@Rules<T> _ r: () -> [Rule<T>]) { rules = r() }; func check(_ v: T) -> [String] { rules.filter { !$0.ok(v) }.map(\.name) } }
let strict = true
let v = Validator<String> { Rule("short") { $0.count >= 3 }; ("digit", { $0.contains(where: \.isNumber) }); if strict { Rule("upper") { $0.contains { $0.isUppercase } } } }
print(v.check("ab"), v.check("Abc1"))
struct Query { var parts: [String] = []; func `where`<V>(_ f: String, _ op: Op, _ v: V) -> Query { var q = self; q.parts.append("\(f) \(op.rawValue) \(v)"); return q }; enum Op: String { case eq = "=", gt = ">" }; func limit(_ n: Int) -> Self { var q = self; q.parts.append("limit \(n)"); return q } }
print(Query().where("age", .gt, 3).where("name", .eq, "x").limit(5).parts)
