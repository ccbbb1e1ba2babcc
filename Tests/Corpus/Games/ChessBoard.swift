import SwiftUI

struct ChessBoard: View {
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R"
    private let glyphs: [Character: String] = ["K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘", "P": "♙", "k": "♚", "q": "♛", "r": "♜", "b": "♝", "n": "♞", "p": "♟︎"]

    private var squares: [[Character?]] {
        fen.split(separator: "/").map { rank in
            rank.flatMap { ch -> [Character?] in
                if let empty = ch.wholeNumberValue {
                    return Array(repeating: nil, count: empty)
                }
                return [ch]
            }
        }
    }

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height) / 8
            VStack(spacing: 0) {
                ForEach(0..<8, id: \.self) { rank in
                    HStack(spacing: 0) {
                        ForEach(0..<8, id: \.self) { file in
                            ZStack {
                                Rectangle()
                                    .fill((rank + file) % 2 == 0 ? Color(red: 0.93, green: 0.85, blue: 0.71) : Color(red: 0.7, green: 0.53, blue: 0.39))
                                if let piece = squares[rank][file], let glyph = glyphs[piece] {
                                    Text(glyph)
                                        .font(.system(size: side * 0.75))
                                }
                            }
                            .frame(width: side, height: side)
                            .overlay(alignment: .bottomTrailing) {
                                if rank == 7 {
                                    Text(String(UnicodeScalar(UInt8(97 + file))))
                                        .font(.system(size: 9))
                                }
                            }
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .aspectRatio(1, contentMode: .fit)
        .padding()
    }
}

#Preview {
    ChessBoard()
}
