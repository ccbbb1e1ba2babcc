import SwiftUI

struct PairsDeck<Face: Hashable> {
    struct Tile: Identifiable {
        let id: Int
        let face: Face
        var state: State = .hidden

        enum State { case hidden, open, solved }
    }

    private(set) var tiles: [Tile] = []
    private(set) var moves = 0

    init(_ faces: [Face]) {
        let doubled = faces + faces.reversed()
        tiles = doubled.enumerated().map { Tile(id: $0.offset, face: $0.element) }
    }

    var isFinished: Bool { tiles.allSatisfy { $0.state == .solved } }

    mutating func turn(_ id: Int) {
        guard tiles[id].state == .hidden else { return }
        let open = tiles.indices.filter { tiles[$0].state == .open }
        if open.count == 2 {
            for index in open { tiles[index].state = .hidden }
        }
        tiles[id].state = .open
        if open.count == 1, let other = open.first {
            moves += 1
            if tiles[other].face == tiles[id].face {
                tiles[other].state = .solved
                tiles[id].state = .solved
            }
        }
    }
}

struct PairsTable: View {
    @State private var deck = PairsDeck(["🍋", "🫐", "🍒", "🥝", "🍑", "🥥"])
    private let columns = Array(repeating: GridItem(.flexible()), count: 4)

    var body: some View {
        VStack {
            LazyVGrid(columns: columns) {
                ForEach(deck.tiles) { tile in
                    tileView(tile)
                        .aspectRatio(3 / 4, contentMode: .fit)
                        .onTapGesture {
                            withAnimation { deck.turn(tile.id) }
                        }
                }
            }
            Text(deck.isFinished ? "Done in \(deck.moves) moves" : "\(deck.moves) moves")
                .font(.title3)
        }
        .padding()
        .onAppear {
            deck.turn(0)
            deck.turn(11)
            deck.turn(3)
        }
    }

    @ViewBuilder private func tileView(_ tile: PairsDeck<String>.Tile) -> some View {
        let shape = RoundedRectangle(cornerRadius: 10)
        switch tile.state {
        case .hidden:
            shape.fill(.teal)
        case .open, .solved:
            ZStack {
                shape.fill(.white)
                shape.strokeBorder(.teal, lineWidth: 2)
                Text(tile.face).font(.system(size: 40))
            }
            .opacity(tile.state == .solved ? 0.4 : 1)
        }
    }
}

#Preview {
    PairsTable()
}
