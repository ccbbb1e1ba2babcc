func fare(_ trip: (zones: Int, hour: Int), _ card: String?) -> String {
    switch (trip.zones, trip.hour, card) {
    case (0, _, nil): "walk"
    case (let zones, let hour, _) where zones + hour > 25: "late \(zones)"
    case (3..., _, let card?) where card.hasSuffix("+"): "far \(card)"
    case (..<3, 7...9, .some(let card)): "early \(card)"
    case let (zones, hour, card): "\(zones) at \(hour) \(card ?? "cash")"
    }
}
print(fare((0, 3), nil), fare((4, 23), "a"), fare((5, 1), "year+"), fare((2, 8), "day"), fare((1, 9), nil))
let value: Any = [1, 2]
switch value { case let s as String: print(s); case let a as [Int] where a.count > 1: print("ints", a); default: print("?") }
let maybe: Int?? = .some(nil)
switch maybe { case .none: print("none"); case .some(.none): print("inner"); case .some(.some(let n)): print(n) }
switch "k" { case "a"..."f": print("early"); case "g"..."m": print("mid"); default: print("late") }
