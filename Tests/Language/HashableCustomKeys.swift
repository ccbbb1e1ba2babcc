struct Caseless: Hashable { let s: String
    static func == (a: Caseless, b: Caseless) -> Bool { a.s.lowercased() == b.s.lowercased() }
    func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
print(Set([Caseless(s: "A"), Caseless(s: "a"), Caseless(s: "b")]).count, [Caseless(s: "Key"): 1][Caseless(s: "KEY")] ?? 0)
final class Obj: Hashable { let id: Int; init(_ id: Int) { self.id = id }
    static func == (a: Obj, b: Obj) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) } }
var seen: Set<Obj> = [Obj(1), Obj(2)]
print(seen.insert(Obj(1)).inserted, seen.contains(Obj(2)), seen.count)
enum Key: Hashable { case id(Int), name(String) }
var d: [Key: String] = [.id(1): "one"]; d[.name("x")] = "ex"; d[.id(1)] = "uno"
print(d[.id(1)]!, d[.name("x")]!, d[.id(2)] ?? "none", d.count)
struct Pos: Hashable { var x, y: Int }
var grid: [Pos: Character] = [Pos(x: 0, y: 0): "a"]; grid[Pos(x: 1, y: 0), default: "z"] = "b"
print(grid[Pos(x: 1, y: 0)]!, grid[Pos(x: 5, y: 5)] == nil, Pos(x: 1, y: 2).hashValue == Pos(x: 1, y: 2).hashValue)
