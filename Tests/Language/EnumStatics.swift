enum Tab: String, CaseIterable, Identifiable { case home, search, me = "profile"; var id: Self { self } ; var title: String { rawValue.capitalizedOnce } ; static let initial: Tab = .home ; var next: Tab { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } ; mutating func advance() { self = next }
    init?(path: String) { guard let t = Tab(rawValue: String(path.dropFirst())) else { return nil }; self = t } }
extension String { var capitalizedOnce: String { prefix(1).uppercased() + dropFirst() } }
var t = Tab.initial; t.advance(); t.advance(); print(t, t.title, t.next, Tab(path: "/search") as Any, Tab(path: "/x") as Any, Tab.allCases.map(\.rawValue), Tab.me.hashValue == Tab.me.hashValue)
enum Size: Int, Comparable { case small = 1, medium, large = 10; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } } ; print(Size.medium.rawValue, Size.small < .large, [Size.large, .small].min()!, Size(rawValue: 2) == .medium, Size(rawValue: 5) == nil)
