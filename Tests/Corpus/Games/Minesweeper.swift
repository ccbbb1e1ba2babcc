import SwiftUI

struct Minefield {
    let size: Int
    let mines: Set<Int>
    var revealed: Set<Int> = []
    var flags: Set<Int> = []

    init(size: Int = 8) {
        self.size = size
        mines = Set((0..<10).map { ($0 * 37 + 11) % (size * size) })
    }

    func neighbours(of index: Int) -> [Int] {
        let (row, col) = index.quotientAndRemainder(dividingBy: size)
        var result: [Int] = []
        for r in max(row - 1, 0)...min(row + 1, size - 1) {
            for c in max(col - 1, 0)...min(col + 1, size - 1) where (r, c) != (row, col) {
                result.append(r * size + c)
            }
        }
        return result
    }

    func count(_ index: Int) -> Int {
        neighbours(of: index).filter(mines.contains).count
    }

    mutating func reveal(_ index: Int) {
        var queue = [index]
        while let next = queue.popLast() {
            guard revealed.insert(next).inserted else { continue }
            if count(next) == 0, !mines.contains(next) {
                queue.append(contentsOf: neighbours(of: next).filter { !revealed.contains($0) })
            }
        }
    }
}

struct Minesweeper: View {
    @State private var field = Minefield()
    private static let numberColors: [Color] = [.clear, .blue, .green, .red, .purple]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: field.size), spacing: 2) {
            ForEach(0..<field.size * field.size, id: \.self) { index in
                let isOpen = field.revealed.contains(index)
                Rectangle()
                    .foregroundColor(isOpen ? Color(white: 0.92) : Color(white: 0.7))
                    .aspectRatio(1, contentMode: .fit)
                    .overlay(
                        Group {
                            if isOpen {
                                if field.mines.contains(index) {
                                    Text("💣")
                                } else if field.count(index) > 0 {
                                    Text("\(field.count(index))")
                                        .bold()
                                        .foregroundColor(Self.numberColors[min(field.count(index), 4)])
                                }
                            } else if field.flags.contains(index) {
                                Image(systemName: "flag.fill").foregroundColor(.red)
                            }
                        }
                    )
                    .gesture(
                        LongPressGesture(minimumDuration: 0.3)
                            .onEnded { _ in field.flags.insert(index) }
                            .exclusively(before: TapGesture().onEnded { field.reveal(index) })
                    )
            }
        }
        .padding()
        .onAppear { field.reveal(0) }
    }
}

struct Minesweeper_Previews: PreviewProvider {
    static var previews: some View { Minesweeper() }
}
