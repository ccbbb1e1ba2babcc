import SwiftUI

struct Cell: Identifiable {
    var id: Int
    var isMine = false
    var isOpen = false
    var isFlagged = false
    var adjacent = 0
}

final class Minefield: ObservableObject {
    let rows: Int, columns: Int
    @Published private(set) var cells: [Cell]
    @Published var isOver = false { didSet { if isOver { openMines() } } }

    init(rows: Int = 9, columns: Int = 9, mines: Set<Int> = [3, 11, 27, 40, 55, 62, 71]) {
        self.rows = rows
        self.columns = columns
        cells = (0..<rows * columns).map { Cell(id: $0, isMine: mines.contains($0)) }
        for i in cells.indices { cells[i].adjacent = neighbours(of: i).lazy.filter { mines.contains($0) }.count }
    }

    private func neighbours(of index: Int) -> [Int] {
        let (r, c) = (index / columns, index % columns)
        var out: [Int] = []
        for dr in -1...1 {
            for dc in -1...1 where !(dr == 0 && dc == 0) {
                let (nr, nc) = (r + dr, c + dc)
                guard 0..<rows ~= nr, (0..<columns).contains(nc) else { continue }
                out.append(nr * columns + nc)
            }
        }
        return out
    }

    func open(_ index: Int) {
        guard !cells[index].isOpen, !cells[index].isFlagged else { return }
        cells[index].isOpen = true
        if cells[index].isMine { isOver = true; return }
        var queue = cells[index].adjacent == 0 ? neighbours(of: index) : []
        while let next = queue.popLast() {
            if cells[next].isOpen || cells[next].isMine { continue }
            cells[next].isOpen = true
            if cells[next].adjacent == 0 { queue += neighbours(of: next) }
        }
    }
    func flag(_ index: Int) { cells[index].isFlagged.toggle() }
    private func openMines() {
        cells = cells.map { cell in
            var cell = cell
            if cell.isMine { cell.isOpen = true }
            return cell
        }
    }
    var remaining: Int { cells.filter(\.isMine).count - cells.filter { $0.isFlagged }.count }
}

struct MinesweeperBoard: View {
    @StateObject private var field = Minefield()
    private let palette: [Int: Color] = [1: .blue, 2: .green, 3: .red, 4: .purple]

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text(String(format: "%03d", field.remaining)).font(.system(size: 28, weight: .heavy, design: .monospaced)).foregroundColor(.red)
                    .padding(4).background(Color.black)
                Spacer()
                Text(field.isOver ? "😵" : "🙂").font(.largeTitle)
                Spacer()
                Text("000").font(.system(size: 28, weight: .heavy, design: .monospaced)).foregroundColor(.red)
                    .padding(4).background(Color.black)
            }
            GeometryReader { proxy in
                let side = (proxy.size.width - CGFloat(field.columns - 1) * 2) / CGFloat(field.columns)
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(side), spacing: 2), count: field.columns), spacing: 2) {
                    ForEach(field.cells) { cell in
                        tile(cell)
                            .frame(width: side, height: side)
                            .onTapGesture { field.open(cell.id) }
                            .onLongPressGesture(minimumDuration: 0.3) { field.flag(cell.id) }
                    }
                }
            }
            .aspectRatio(CGFloat(field.columns) / CGFloat(field.rows), contentMode: .fit)
        }
        .padding()
        .onAppear { field.open(80) }
    }

    @ViewBuilder func tile(_ cell: Cell) -> some View {
        switch (cell.isOpen, cell.isMine, cell.isFlagged) {
        case (true, true, _):
            ZStack { Color.red; Text("💣") }
        case (true, false, _) where cell.adjacent > 0:
            Text(verbatim: "\(cell.adjacent)").fontWeight(.black).foregroundColor(palette[cell.adjacent] ?? .primary)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(white: 0.9))
        case (true, _, _): Color(white: 0.9)
        case (false, _, true): Image(systemName: "flag.fill").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.gray)
        default: RoundedRectangle(cornerRadius: 3).fill(LinearGradient(gradient: Gradient(colors: [.gray, Color(white: 0.7)]), startPoint: .bottom, endPoint: .top))
        }
    }
}
