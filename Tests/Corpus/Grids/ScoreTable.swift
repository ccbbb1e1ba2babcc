import SwiftUI

struct ScoreTable: View {
    struct Team: Hashable {
        let name: String
        var wins, draws, losses: Int
        var points: Int { wins * 3 + draws }
    }

    let teams: Set<Team> = [
        Team(name: "Harbour City", wins: 8, draws: 2, losses: 1),
        Team(name: "Rovers", wins: 8, draws: 1, losses: 2),
        Team(name: "FC Nord", wins: 3, draws: 5, losses: 3)
    ]

    var body: some View {
        Grid(horizontalSpacing: 14, verticalSpacing: 6) {
            GridRow {
                Text("#")
                Text("Team").gridColumnAlignment(.leading)
                ForEach(["W", "D", "L", "Pts"], id: \.self, content: Text.init)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Rectangle()
                .frame(height: 1)
                .gridCellUnsizedAxes(.horizontal)
            ForEach(Array(teams.sorted { ($0.points, $0.name) > ($1.points, $1.name) }.enumerated()), id: \.element) { place, team in
                GridRow {
                    Text("\(place + 1)")
                    Text(team.name)
                    Text("\(team.wins)")
                    Text("\(team.draws)")
                    Text("\(team.losses)")
                    Text("\(team.points)").bold()
                }
            }
        }
        .padding()
    }
}

#Preview {
    ScoreTable()
}
