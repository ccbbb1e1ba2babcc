struct Memo { private var cache: [Int: Int] = [:]; var hits = 0
    subscript(n: Int) -> Int { mutating get { if let v = cache[n] { hits += 1; return v }; let v = n < 2 ? n : self[n - 1] + self[n - 2]; cache[n] = v; return v } }
    var next: Int { mutating get { hits += 1; return hits } }
}
var m = Memo()
print(m[30], m.hits, m[30], m.hits, m.next, m.next)
struct Gen { var state: UInt32 = 7; var value: UInt32 { mutating get { state = state &* 1664525 &+ 1013904223; return state >> 16 } }; subscript(upTo n: UInt32) -> UInt32 { mutating get { value % n } } }
var g = Gen()
print(g.value, g[upTo: 10], g[upTo: 10], (0..<3).map { _ in g.value % 6 })
struct Owner { var memo = Memo(); var list = [Memo()]; mutating func run() -> Int { memo[10] + list[0][5] } }
var o = Owner()
print(o.run(), o.memo.hits, o.list[0].hits, o.memo[10], o.memo.hits)
final class Ref { var memo = Memo(); func at(_ n: Int) -> Int { memo[n] } }
let r = Ref()
print(r.at(12), r.at(12), r.memo.hits)
