import SwiftUI

enum Player: String {
    case x = "xmark", o = "circle"
    var next: Player { self == .x ? .o : .x }
    var color: Color { self == .x ? .red : .blue }
}

struct Move: Identifiable {
    let id = UUID()
    let player: Player
    let boardIndex: Int
    var indicator: String { player.rawValue }
}

struct AlertItem: Identifiable {
    let id = UUID()
    var title: Text
    var message: Text
    var buttonTitle: Text
}

struct AlertContext {
    static let humanWin = AlertItem(title: Text("You Win!"), message: Text("You are so smart."), buttonTitle: Text("Hell yeah"))
    static let draw = AlertItem(title: Text("Draw"), message: Text("What a battle"), buttonTitle: Text("Try Again"))
}

final class GameViewModel: ObservableObject {
    let columns: [GridItem] = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
    @Published var moves: [Move?] = Array(repeating: nil, count: 9)
    @Published var isGameboardDisabled = false
    @Published var alertItem: AlertItem?

    private static let winPatterns: Set<Set<Int>> = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    func processPlayerMove(for position: Int) {
        if isSquareOccupied(in: moves, forIndex: position) { return }
        moves[position] = Move(player: .x, boardIndex: position)
        if checkWinCondition(for: .x, in: moves) {
            alertItem = AlertContext.humanWin
            return
        }
        if checkForDraw(in: moves) {
            alertItem = AlertContext.draw
            return
        }
        isGameboardDisabled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
            let computerPosition = determineComputerMovePosition(in: moves)
            moves[computerPosition] = Move(player: .o, boardIndex: computerPosition)
            isGameboardDisabled = false
        }
    }

    func isSquareOccupied(in moves: [Move?], forIndex index: Int) -> Bool {
        return moves.contains(where: { $0?.boardIndex == index })
    }

    func determineComputerMovePosition(in moves: [Move?]) -> Int {
        let computerMoves = moves.compactMap { $0 }.filter { $0.player == .o }
        let computerPositions = Set(computerMoves.map { $0.boardIndex })
        for pattern in GameViewModel.winPatterns {
            let winPositions = pattern.subtracting(computerPositions)
            if winPositions.count == 1 {
                let isAvailable = !isSquareOccupied(in: moves, forIndex: winPositions.first!)
                if isAvailable { return winPositions.first! }
            }
        }
        var movePosition = Int.random(in: 0..<9)
        while isSquareOccupied(in: moves, forIndex: movePosition) {
            movePosition = (movePosition + 1) % 9
        }
        return movePosition
    }

    func checkWinCondition(for player: Player, in moves: [Move?]) -> Bool {
        let playerMoves = moves.compactMap { $0 }.filter { $0.player == player }
        let playerPositions = Set(playerMoves.map { $0.boardIndex })
        for pattern in GameViewModel.winPatterns where pattern.isSubset(of: playerPositions) { return true }
        return false
    }

    func checkForDraw(in moves: [Move?]) -> Bool { moves.compactMap { $0 }.count == 9 }

    func resetGame() { moves = Array(repeating: nil, count: 9) }
}

struct GameView: View {
    @StateObject private var viewModel = GameViewModel()

    var body: some View {
        GeometryReader { geometry in
            VStack {
                Spacer()
                LazyVGrid(columns: viewModel.columns, spacing: 5) {
                    ForEach(0..<9) { i in
                        ZStack {
                            GameSquareView(proxy: geometry)
                            PlayerIndicator(systemImageName: viewModel.moves[i]?.indicator ?? "")
                        }
                        .onTapGesture { viewModel.processPlayerMove(for: i) }
                    }
                }
                Spacer()
            }
            .disabled(viewModel.isGameboardDisabled)
            .padding()
            .alert(item: $viewModel.alertItem, content: { alertItem in
                Alert(title: alertItem.title, message: alertItem.message,
                      dismissButton: .default(alertItem.buttonTitle, action: { viewModel.resetGame() }))
            })
        }
        .onAppear {
            viewModel.moves[4] = Move(player: .x, boardIndex: 4)
            viewModel.moves[0] = Move(player: .o, boardIndex: 0)
        }
    }
}

struct GameSquareView: View {
    var proxy: GeometryProxy
    var body: some View {
        Circle()
            .foregroundColor(.red).opacity(0.5)
            .frame(width: proxy.size.width / 3 - 15, height: proxy.size.width / 3 - 15)
    }
}

struct PlayerIndicator: View {
    var systemImageName: String
    var body: some View {
        Image(systemName: systemImageName).resizable().frame(width: 40, height: 40).foregroundColor(.white)
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View { GameView() }
}
