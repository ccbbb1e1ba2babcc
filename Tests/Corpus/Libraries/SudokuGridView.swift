import SwiftUI

struct SudokuGridView: View {
    struct Position: Hashable { var row: Int; var column: Int }
    private static let puzzle = """
    53..7....
    6..195...
    .98....6.
    8...6...3
    4..8.3..1
    7...2...6
    .6....28.
    ...419..5
    ....8..79
    """
    @State private var grid: [[Int?]] = Self.puzzle.split(separator: "\n").map { line in line.map { $0.wholeNumberValue } }
    @State private var selection: Position? = Position(row: 4, column: 4)
    @State private var notes: [Position: Set<Int>] = [.init(row: 0, column: 2): [1, 2, 4]]

    private func background(for p: Position) -> some ShapeStyle {
        guard let selection else { return Color.clear }
        if p == selection { return Color.accentColor.opacity(0.4) }
        let sameBox = p.row / 3 == selection.row / 3 && p.column / 3 == selection.column / 3
        return p.row == selection.row || p.column == selection.column || sameBox ? Color.accentColor.opacity(0.12) : .clear
    }

    var body: some View {
        VStack(spacing: 20) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(grid.indices, id: \.self) { row in
                    GridRow {
                        ForEach(grid[row].indices, id: \.self) { column in
                            let p = Position(row: row, column: column)
                            ZStack {
                                Rectangle().fill(background(for: p))
                                if let n = grid[row][column] {
                                    Text(n.formatted()).font(.title2.monospacedDigit())
                                } else if let marks = notes[p], !marks.isEmpty {
                                    NotesGrid(marks: marks)
                                }
                            }
                            .aspectRatio(1, contentMode: .fit)
                            .border(.separator, width: 0.5)
                            .contentShape(.rect)
                            .onTapGesture { selection = p }
                        }
                    }
                }
            }
            .overlay {
                GeometryReader { g in
                    Path { path in
                        let third = g.size.width / 3
                        for i in 0...3 {
                            let o = third * CGFloat(i)
                            path.move(to: CGPoint(x: o, y: 0)); path.addLine(to: CGPoint(x: o, y: g.size.height))
                            path.move(to: CGPoint(x: 0, y: o)); path.addLine(to: CGPoint(x: g.size.width, y: o))
                        }
                    }
                    .stroke(.primary, style: StrokeStyle(lineWidth: 2, lineCap: .square))
                }
            }
            LazyVGrid(columns: [GridItem](repeating: .init(.flexible(minimum: 20, maximum: 80)), count: 5), spacing: 10) {
                ForEach(1..<10) { n in
                    Button("\(n)") { enter(n) }
                        .buttonStyle(.bordered)
                        .buttonBorderShape(.roundedRectangle(radius: 8))
                }
                Button(role: .destructive) { enter(nil) } label: { Image(systemName: "delete.left") }
            }
        }
        .padding()
    }

    private func enter(_ n: Int?) {
        guard let s = selection, case let (r, c) = (s.row, s.column) else { return }
        grid[r][c] = n
        notes[s] = nil
    }

    private struct NotesGrid: View {
        var marks: Set<Int>
        var body: some View {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<3) { r in
                    GridRow {
                        ForEach(0..<3) { c in
                            let n = r * 3 + c + 1
                            Text("\(n)").font(.system(size: 8)).opacity(marks.contains(n) ? 1 : 0)
                        }
                    }
                }
            }
        }
    }
}
