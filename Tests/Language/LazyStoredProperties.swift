struct Report {
    var rows: [Int]
    lazy var total: Int = { print("sum", terminator: " "); return rows.reduce(0, +) }()
    lazy var text = "total \(total)"
    init(_ rows: Int...) { self.rows = rows }
}
var r = Report(1, 2, 3)
print(r.total, r.total)
r.rows.append(10)
print(r.total, r.text)
r.total = 5
print(r.total, r.text)
var fresh = Report(4)
var copy = fresh
print(copy.total)
print(fresh.total)
final class View { var n = 0; lazy var label: String = { [unowned self] in n += 1; return "label\(n)" }(); lazy private(set) var cache: [String: Int] = [:]; func put(_ k: String) { cache[k, default: 0] += 1 } }
let v = View()
print(v.n, v.label, v.n, v.label, v.n)
v.put("a"); v.put("a"); v.put("b")
print(v.cache["a"]!, v.cache.count)
