struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1 << 0)
    static let leading = Edges(rawValue: 1 << 1)
    static let bottom = Edges(rawValue: 1 << 2)
    static let trailing = Edges(rawValue: 1 << 3)
    static let horizontal: Edges = [.leading, .trailing]
    static let all: Edges = [.top, .bottom, .horizontal]
}
var e: Edges = [.top, .leading]
print(e.rawValue, e.contains(.top), e.contains(.horizontal), Edges.all.rawValue, Edges().isEmpty)
e.insert(.trailing)
e.remove(.top)
print(e == .horizontal, e.union(.bottom).rawValue, e.intersection(.leading) == .leading, e.subtracting(.leading).rawValue)
