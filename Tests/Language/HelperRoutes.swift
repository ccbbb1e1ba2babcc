enum Route: Hashable {
    case home, list(filter: String?), detail(id: Int, edit: Bool = false), web(path: [String])
    init?(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        switch (parts.first, parts.count) {
        case (nil, _): self = .home
        case ("list", 1): self = .list(filter: nil)
        case ("list", 2): self = .list(filter: parts[1])
        case ("detail", 2...3):
            guard let id = Int(parts[1]) else { return nil };
            self = .detail(id: id, edit: parts.dropFirst(2).first == "edit")
        case ("web", let n) where n > 1: self = .web(path: Array(parts[1...]))
        default: return nil
        }
    }
    var path: String {
        switch self {
        case .home: "/";
        case .list(let f?): "/list/\(f)";
        case .list: "/list";
        case let .detail(id, true): "/detail/\(id)/edit";
        case .detail(let id, _): "/detail/\(id)";
        case .web(let p): (["", "web"] + p).joined(separator: "/")
        }
    }
    var title: String {
        if case .detail(id: 1...9, _) = self { return "small" };
        if case let .list(f) = self, let f, f.hasPrefix("a") { return "a-list" }; return "\(self)"
    }
}
for p in ["", "list", "list/abc", "detail/4/edit", "detail/x", "web/a/b", "nope/1", "detail/12"] {
    if let r = Route(p) { print(r.path, r.title, Route(r.path) == r) } else { print("none", p) }
}
struct Stack {
    private(set) var routes: [Route] = []; var current: Route { routes.last ?? .home }
    mutating func push(_ r: Route) {
        if let i = routes.firstIndex(of: r) { routes.removeSubrange((i + 1)...) } else { routes.append(r) }
    }
    mutating func pop(to r: Route? = nil) {
        if let r, let i = routes.lastIndex(of: r) { routes = Array(routes[...i]) } else { _ = routes.popLast() }
    }
}
var s = Stack()
s.push(.list(filter: nil)); s.push(.detail(id: 2)); s.push(.web(path: ["z"])); s.push(.detail(id: 2))
print(s.routes.count, s.current, s.current == .detail(id: 2, edit: false))
s.pop(to: .list(filter: nil)); print(s.current.path); s.pop(); s.pop(); print(s.current)
print(Set<Route>([.home, .detail(id: 1), .detail(id: 1, edit: true), .home]).count)
