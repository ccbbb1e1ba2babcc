struct Path: Hashable { var parts: [String]; static func == (a: Path, b: Path) -> Bool { a.parts.map { $0.lowercased() } == b.parts.map { $0.lowercased() } }; func hash(into h: inout Hasher) { for p in parts { h.combine(p.lowercased()) } } }
var set: Set<Path> = [Path(parts: ["A"]), Path(parts: ["a"]), Path(parts: ["b"])]
print(set.count, set.contains(Path(parts: ["B"])), set.insert(Path(parts: ["B"])).inserted, set.remove(Path(parts: ["A"]))!.parts.count)
class Ref: Hashable { let id: Int; var name: String; init(_ i: Int, _ n: String) { id = i; name = n }; static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
let a = Ref(1, "x"), b = Ref(1, "y")
print(a == b, a === b, Set([a, b]).count, [a: 1][b] as Any, [a].contains(b), [b].firstIndex(of: a)!)
enum Shape: Hashable { case circle(Double), rect(w: Int, h: Int), none }
print(Shape.circle(1) == .circle(1), Shape.rect(w: 1, h: 2) != .rect(w: 2, h: 1), Set<Shape>([.none, .none, .circle(0)]).count, [Shape.none: "n"][.none]!)
struct Version: Comparable { var parts: [Int]; init(_ s: String) { parts = s.split(separator: ".").compactMap { Int($0) } }; static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) } }
print(Version("1.10") > Version("1.9"), Version("1.2") == Version("1.2"), [Version("2"), Version("1.5"), Version("1.10.3")].max()!.parts, min(Version("3"), Version("2.9")).parts, Version("1") <= Version("1.0"), (Version("1")...Version("2")).contains(Version("1.5")))
struct Wrapper<T> { var v: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Comparable where T: Comparable { static func < (a: Self, b: Self) -> Bool { a.v < b.v } }
print(Wrapper(v: 1) < Wrapper(v: 2), Wrapper(v: "a") == Wrapper(v: "a"), [Wrapper(v: 3), Wrapper(v: 1)].sorted().map(\.v), [Wrapper(v: 3)].contains(Wrapper(v: 3)), Optional(3) == 3, [1, 2] == [1, 2], (1, "a") == (1, "a"), [nil, 1] == [nil, 1])
