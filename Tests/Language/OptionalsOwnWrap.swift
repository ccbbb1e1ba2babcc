struct Prefs { var font: Font?; struct Font { var size: Double?; var name: String } }
var p: Prefs? = Prefs(font: .init(size: nil, name: "A"))
p?.font?.size = 12; p?.font?.size? += 1; p?.font?.name.append("b")
print(p?.font?.size as Any, p?.font?.name.count as Any, p?.font.map { $0.name } ?? "-", p!.font!)
let n: Int? = 4; print(n.map { $0 * 2 } as Any, n.flatMap { $0 > 5 ? $0 : nil } as Any, [n, nil].compactMap { $0 }, n == 4, n ?? 0 > 3)
let names: [String?] = ["a", nil]; for case let name? in names { print(name) }; print(names, names.first as Any, names.last! as Any)
func first(_ a: [Int]) -> Int? { a.first }; print(first([]) as Any, first([1]) as Any, [1: "x"][1] as Any, Int("z") as Any, "abc".first as Any)
if let f = p?.font, let s = f.size, s > 10 { print("big", s) }; guard let q = n, q > 3 else { fatalError() }; print(q)
var arr: [Int]? = [1]; arr?.append(2); arr?[0] = 9; print(arr as Any, arr?.count as Any, arr?.isEmpty ?? true); p = nil; print(p as Any, p?.font as Any)
