let n: Int? = 5, none: Int? = nil
print(n.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any, n.flatMap { $0 > 3 ? "big" : nil } ?? "small")
print(n ?? 0, none ?? -1, none ?? n ?? 7, n != nil, none == nil, n == 5, n! + 1)
let s: String? = "42"
print(s.flatMap(Int.init) ?? 0, s?.count ?? 0, s?.isEmpty == false, Int(s ?? "") as Any)
let list: [String?] = ["1", nil, "x", "3"]
print(list.compactMap { $0 }.compactMap(Int.init), list.map { $0 ?? "-" }, list.filter { $0 != nil }.count)
if let n, let s, let m = Int(s), m > n { print("bound", m - n) }
guard let n else { fatalError() }
print(n, [n, none] as [Int?], (none, n) as (Int?, Int))
var o: Int? = 1
o? += 5
o = o.map { $0 + 1 }
print(o!, o.take() as Any, o as Any)
extension Optional { mutating func take() -> Wrapped? { defer { self = nil }; return self } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print((nil as String?).orEmpty.isEmpty, s.orEmpty)
switch none { case .none: print("none"); case .some(let v): print(v) }
