struct Edges: OptionSet, Hashable { let rawValue: Int; static let top = Edges(rawValue: 1 << 0), left = Edges(rawValue: 1 << 1), bottom = Edges(rawValue: 1 << 2), right = Edges(rawValue: 1 << 3); static let horizontal: Edges = [.left, .right], all: Edges = [.top, .bottom, .horizontal] }
var e: Edges = [.top, .left]
print(e.rawValue, e.contains(.top), e.contains(.horizontal), Edges.all.contains(.horizontal), e.union(.right).rawValue, e.intersection(.horizontal) == .left)
e.insert(.bottom); e.remove(.top); e.formSymmetricDifference(.left); print(e == .bottom, e.isEmpty, Edges().isEmpty, e.subtracting(.bottom).rawValue)
func insets(_ edges: Edges, _ n: Int) -> (t: Int, l: Int) { (edges.contains(.top) ? n : 0, edges.contains(.left) ? n : 0) }
print(insets([.top], 5), insets(.all, 2), insets([], 9), [Edges.top: "t"][.top]!)
struct Perm: OptionSet { let rawValue: UInt8; static let r = Perm(rawValue: 4), w = Perm(rawValue: 2), x = Perm(rawValue: 1); var text: String { (contains(.r) ? "r" : "-") + (contains(.w) ? "w" : "-") + (contains(.x) ? "x" : "-") } }
print(Perm([.r, .x]).text, Perm(rawValue: 6).text, Perm.r.union(.w).rawValue, (Perm.r.isSubset(of: [.r, .w])))
