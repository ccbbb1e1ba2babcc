import SwiftUI

struct Player: Identifiable, Equatable { let id: Int; var name: String; var stats = Stats(); struct Stats: Equatable { var goals = 0, assists = 0; var total: Int { goals + assists } } }
@dynamicMemberLookup final class Team: ObservableObject {
    @Published var players: [Player] = [.init(id: 1, name: "Kim"), .init(id: 2, name: "Sol", stats: .init(goals: 3, assists: 1))]
    subscript<T>(dynamicMember path: KeyPath<[Player], T>) -> T { players[keyPath: path] }
    var captain: Player { get { players[0] } set { players[0] = newValue } }
}
struct StatEditor: View {
    @Binding var stats: Player.Stats
    var body: some View {
        HStack {
            ForEach([("Goals", \Player.Stats.goals), ("Assists", \.assists)], id: \.0) { title, path in
                Stepper(value: Binding(get: { stats[keyPath: path] }, set: { stats[keyPath: path] = max(0, $0) })) { Text("\(title): \(stats[keyPath: path])").font(.caption) }
            }
        }
    }
}
struct NestedBindings: View {
    @StateObject private var team = Team()
    @State private var editing: Player.ID? = 2
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(team.count) players, captain \(team.captain.name)")
            TextField("Captain", text: $team.captain.name)
            ForEach($team.players) { $player in
                VStack(alignment: .leading) {
                    Text(player.name).bold(player.id == editing)
                    if editing == player.id { StatEditor(stats: $player.stats) }
                }
                .onTapGesture { editing = player.id == editing ? nil : player.id }
            }
            Text("Total: \(team.players.map(\.stats.total).reduce(0, +))")
        }
        .padding()
    }
}
