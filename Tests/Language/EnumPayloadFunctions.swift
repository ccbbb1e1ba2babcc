enum Event: Equatable { case tap(x: Int, y: Int), key(Character, repeated: Bool = false), scroll(Double), none }
let made = [Event.tap(x: 1, y: 2), .key("a"), .key("b", repeated: true), .scroll(-1), .none]
for e in made {
    switch e {
    case .tap(let x, let y) where x == y: print("diagonal")
    case let .tap(x: a, y: b): print("tap", a, b)
    case .key("a", _): print("a!")
    case .key(let c, repeated: true): print(c, "again")
    case .key: print("key")
    case .scroll(..<0): print("up")
    case .scroll: print("down")
    case .none: print("nothing")
    }
}
let build = Event.scroll
print([1, 2].map(Double.init).map(build) == [.scroll(1), .scroll(2)], made.contains(.key("b", repeated: true)), made.firstIndex(of: .none)!)
let makeTap: (Int, Int) -> Event = Event.tap
print(makeTap(3, 4))
print(made)
enum Level: Int, CaseIterable, Comparable { case low = 1, mid = 5, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }; var next: Level? { Self(rawValue: rawValue + 1) } }
print(Level.allCases.map(\.rawValue), Level.mid.next as Any, Level.low.next as Any, Level.allCases.max()!, Level(rawValue: 6)!)
enum Op: String { case add = "+", sub = "-"; func callAsFunction(_ a: Int, _ b: Int) -> Int { switch self { case .add: a + b; case .sub: a - b } } }
print(Op(rawValue: "+")!(2, 3), Op.sub(9, 4), Op(rawValue: "*") as Any, Op.add.rawValue)
