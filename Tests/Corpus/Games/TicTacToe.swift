import SwiftUI

enum Player: String {
    case x = "xmark", o = "circle"
    var opponent: Player { self == .x ? .o : .x }
}

@Observable
class TicTacToeGame {
    private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
    private(set) var turn = Player.x

    private static let lines: [[Int]] = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8],
        [0, 3, 6], [1, 4, 7], [2, 5, 8],
        [0, 4, 8], [2, 4, 6]
    ]

    var winner: Player? {
        for line in Self.lines {
            if let first = cells[line[0]], line.allSatisfy({ cells[$0] == first }) {
                return first
            }
        }
        return nil
    }

    var isDraw: Bool { winner == nil && !cells.contains(where: { $0 == nil }) }

    func play(at index: Int) {
        guard cells[index] == nil, winner == nil else { return }
        cells[index] = turn
        turn = turn.opponent
    }

    func reset() {
        cells = Array(repeating: nil, count: 9)
        turn = .x
    }
}

struct TicTacToe: View {
    @State private var game = TicTacToeGame()

    var body: some View {
        VStack(spacing: 24) {
            Text(status)
                .font(.title2)
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(0..<3) { row in
                    GridRow {
                        ForEach(0..<3) { column in
                            cell(row * 3 + column)
                        }
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            Button("New game", action: game.reset)
                .buttonStyle(.bordered)
        }
        .padding()
        .onAppear {
            [4, 0, 2].forEach(game.play(at:))
        }
    }

    private var status: String {
        if let winner = game.winner { return "\(winner == .x ? "X" : "O") wins" }
        return game.isDraw ? "Draw" : "Next: \(game.turn == .x ? "X" : "O")"
    }

    private func cell(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(.quaternary)
            .overlay {
                if let player = game.cells[index] {
                    Image(systemName: player.rawValue)
                        .resizable()
                        .scaledToFit()
                        .padding(24)
                        .foregroundStyle(player == .x ? .red : .blue)
                }
            }
            .onTapGesture { game.play(at: index) }
    }
}

#Preview {
    TicTacToe()
}
