struct P { var x: Int; var name: String? }
enum En { case a(Int, b: String), c, one(Int) }
class K { let id = 1; var t = "q" }
class L: K { var more = true }
func show(_ v: Any) {
    let m = Mirror(reflecting: v)
    print(m.children.count, m.children.map { "\($0.label ?? "-")=\($0.value)" }, m.displayStyle.map { "\($0)" } ?? "none")
}
show(P(x: 1, name: nil)); show(P(x: 1, name: "n")); show(En.a(2, b: "z")); show(En.c); show(En.one(4)); show(K())
show([1, 2]); show((1, y: 2)); show(["k": 1]); show(5); show("text")
print(Mirror(reflecting: L()).superclassMirror?.children.count ?? -1, Mirror(reflecting: L()).children.first?.label ?? "")
for case let (label?, value) in Mirror(reflecting: P(x: 4, name: "n")).children { print(label, value) }
let fields = Dictionary(
    uniqueKeysWithValues: Mirror(reflecting: P(x: 4, name: "n")).children.compactMap { c in c.label.map { ($0, "\(c.value)") } })
print(fields.sorted { $0.key < $1.key })
if let v = Mirror(reflecting: P(x: 9, name: nil)).descendant("x") as? Int { print(v) }
print(Mirror(reflecting: P(x: 9, name: nil)).subjectType, Mirror(reflecting: [1]).displayStyle == .collection)
