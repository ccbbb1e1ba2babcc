struct P: Equatable { var x: Int; var tags: [String]; var inner: Q? = nil }
struct Q: Equatable { var v: Double }
print(P(x: 1, tags: ["a"]) == P(x: 1, tags: ["a"]), P(x: 1, tags: []) != P(x: 1, tags: ["a"]), P(x: 1, tags: [], inner: Q(v: 1)) == P(x: 1, tags: [], inner: Q(v: 1)))
class R: Equatable { let id: Int; init(_ i: Int) { id = i }; static func == (a: R, b: R) -> Bool { a.id == b.id } }
let r1 = R(1), r2 = R(1), r3 = r1
print(r1 == r2, r1 === r2, r1 === r3, r1 !== r2, [r1, r2] == [r2, r1], [r1].contains(r2), [r1, R(2)].firstIndex(of: R(2))!)
enum T: Equatable { case a(Int, String), b }
print(T.a(1, "x") == .a(1, "x"), T.a(1, "x") == .b, [T.b] == [.b], (1, "a") == (1, "a"), (1, 2) != (1, 3), [1: [2]] == [1: [2]], Optional(1) == nil)
print([1, 2] == [2, 1], Set([1, 2]) == Set([2, 1]), "é" == "e\u{301}", [[1]] == [[1]], 0.1 + 0.2 == 0.3, Double.nan == Double.nan, -0.0 == 0.0)
