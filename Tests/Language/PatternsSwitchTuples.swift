func verdict(_ game: (home: Int, away: Int)) -> String {
    switch game {
    case (0, 0): return "no goals"
    case (let all, 0): return "home keeps a clean sheet with \(all)"
    case let (home, away) where home == away: return "draw \(home)"
    case let (home, away) where home > away + 2: return "clear by \(home - away)"
    case (_, 5...): return "away scores many"
    case let (home, away): return "\(home) to \(away)"
    }
}
for game in [(0, 0), (3, 0), (2, 2), (7, 1), (1, 6), (2, 1)] { print(verdict(game)) }
