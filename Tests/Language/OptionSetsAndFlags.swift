struct Edges: OptionSet, CustomStringConvertible { let rawValue: Int; static let top = Edges(rawValue: 1 << 0), left = Edges(rawValue: 1 << 1), bottom = Edges(rawValue: 1 << 2), right = Edges(rawValue: 1 << 3); static let vertical: Edges = [.top, .bottom], horizontal: Edges = [.left, .right]; static let all: Edges = [.vertical, .horizontal]
    var description: String { let n: [(Edges, String)] = [(.top, "t"), (.left, "l"), (.bottom, "b"), (.right, "r")]; return n.filter { contains($0.0) }.map(\.1).joined() } }
var e: Edges = [.top, .right]
print(e, e.contains(.top), e.contains(.vertical), e.isDisjoint(with: .horizontal), e.union(.vertical), e.intersection(.horizontal), e.subtracting(.top), e.symmetricDifference([.top, .left]), e.rawValue)
print(e.insert(.left).inserted, e.remove(.top) as Any, e.remove(.top) as Any, e, e.isEmpty, Edges().isEmpty, e == [.left, .right], e.isSubset(of: .all), Edges.all.isSuperset(of: e))
e.formUnion(.vertical); e.formIntersection([.top, .left]); e.subtract(.left)
print(e, Edges(rawValue: 5), Edges.all.rawValue, e.update(with: .bottom) as Any, e)
func insets(_ edges: Edges = .all, _ n: Int = 4) -> [Int] { [.top, .left, .bottom, .right].map { edges.contains($0) ? n : 0 } }
print(insets(), insets(.vertical, 2), insets([.left], 1), insets([], 9))
