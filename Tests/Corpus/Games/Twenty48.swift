import SwiftUI

struct IndexedTile: Identifiable, Equatable {
    let id: Int
    var value: Int
    var row: Int
    var column: Int
}

enum Direction { case left, right, up, down }

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

final class GameLogic: ObservableObject {
    @Published private(set) var board: [[Int]]
    @Published private(set) var score: Int = 0
    private var generator = SeededGenerator(seed: 42)

    init(size: Int = 4) {
        board = [[Int]](repeating: [Int](repeating: 0, count: size), count: size)
        board[0][1] = 2
        board[2][2] = 4
        board[3] = [2, 16, 128, 2048]
    }

    var tiles: [IndexedTile] {
        board.enumerated().flatMap { r, row in
            row.enumerated().compactMap { c, v in
                v == 0 ? nil : IndexedTile(id: r * 10 + c, value: v, row: r, column: c)
            }
        }
    }

    private func merge(_ line: [Int]) -> [Int] {
        var values = line.filter { $0 != 0 }
        var index = 0
        while index + 1 < values.count {
            if values[index] == values[index + 1] {
                values[index] *= 2
                score += values[index]
                values.remove(at: index + 1)
            }
            index += 1
        }
        return values + Array(repeating: 0, count: line.count - values.count)
    }

    func move(_ direction: Direction) {
        defer { objectWillChange.send() }
        switch direction {
        case .left: board = board.map(merge)
        case .right: board = board.map { Array(merge($0.reversed()).reversed()) }
        case .up, .down:
            let columns = board[0].indices.map { c in board.map { $0[c] } }
            let merged = columns.map { direction == .up ? merge($0) : Array(merge(Array($0.reversed())).reversed()) }
            for r in board.indices { for c in board[r].indices { board[r][c] = merged[c][r] } }
        }
        spawn()
    }

    private func spawn() {
        let empty = board.indices.flatMap { r in board[r].indices.map { (r, $0) } }.filter { board[$0.0][$0.1] == 0 }
        guard let (r, c) = empty.randomElement(using: &generator) else { return }
        board[r][c] = Bool.random(using: &generator) ? 2 : 4
    }
}

struct BlockView: View {
    fileprivate let colorScheme: [(Color, Color)] = [
        (Color(red: 0.91, green: 0.87, blue: 0.83, opacity: 1.00), Color(red: 0.42, green: 0.39, blue: 0.35, opacity: 1.00)),
        (Color(red: 0.90, green: 0.86, blue: 0.76), Color(red: 0.42, green: 0.39, blue: 0.35)),
        (Color(red: 0.93, green: 0.67, blue: 0.46), Color.white),
    ]
    fileprivate let number: Int?

    fileprivate var colorPair: (background: Color, font: Color) {
        guard let number = number else { return (.gray, .black) }
        let index = Int(log2(Double(number))) - 1
        return (colorScheme[index % colorScheme.count].0, colorScheme[index % colorScheme.count].1)
    }

    fileprivate func fontSize(_ textLength: Int) -> CGFloat {
        if textLength < 3 { return 32 } else if textLength < 4 { return 18 } else { return 12 }
    }

    var body: some View {
        let text = number.map(String.init) ?? ""
        return ZStack {
            Rectangle().fill(colorPair.background)
            Text(text)
                .font(Font.system(size: fontSize(text.count)).bold())
                .foregroundColor(colorPair.font)
                .id(number ?? -1)
                .transition(AnyTransition.scale(scale: 0.2).combined(with: .opacity))
        }
        .clipped()
        .cornerRadius(6)
    }
}

struct GameBoardView: View {
    @EnvironmentObject var gameLogic: GameLogic
    @State private var ignoreGesture = false

    private let spacing: CGFloat = 10

    var gesture: some Gesture {
        let threshold: CGFloat = 44
        return DragGesture()
            .onChanged { v in
                guard !self.ignoreGesture else { return }
                guard abs(v.translation.width) > threshold || abs(v.translation.height) > threshold else { return }
                withTransaction(Transaction(animation: .spring())) {
                    self.ignoreGesture = true
                    if v.translation.width > threshold { self.gameLogic.move(.right) }
                    else if v.translation.width < -threshold { self.gameLogic.move(.left) }
                    else if v.translation.height > threshold { self.gameLogic.move(.down) }
                    else { self.gameLogic.move(.up) }
                }
            }
            .onEnded { _ in self.ignoreGesture = false }
    }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let cell = (side - spacing * 5) / 4
            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 10, style: .continuous)
                    .fill(Color(red: 0.72, green: 0.66, blue: 0.63))
                    .frame(width: side, height: side)
                ForEach(0..<16) { i in
                    BlockView(number: nil)
                        .opacity(0.3)
                        .frame(width: cell, height: cell)
                        .offset(x: spacing + CGFloat(i % 4) * (cell + spacing), y: spacing + CGFloat(i / 4) * (cell + spacing))
                }
                ForEach(gameLogic.tiles) { tile in
                    BlockView(number: tile.value)
                        .frame(width: cell, height: cell)
                        .position(x: spacing + cell / 2 + CGFloat(tile.column) * (cell + spacing),
                                  y: spacing + cell / 2 + CGFloat(tile.row) * (cell + spacing))
                        .zIndex(Double(tile.value))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .center)
            .gesture(gesture, including: .all)
        }
        .padding()
        .background(Rectangle().fill(Color(red: 0.96, green: 0.94, blue: 0.90)).edgesIgnoringSafeArea(.all))
    }
}

#if DEBUG
struct GameBoardView_Previews: PreviewProvider {
    static var previews: some View {
        GameBoardView().environmentObject(GameLogic(size: 4))
    }
}
#endif
