import SwiftUI

struct Piece: RawRepresentable, Equatable {
    let rawValue: Character
    init?(rawValue: Character) {
        guard "prnbqkPRNBQK".contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }
    var isWhite: Bool { rawValue.isUppercase }
    var glyph: String {
        switch rawValue.lowercased() {
        case "p": "♟"
        case "r": "♜"
        case "n": "♞"
        case "b": "♝"
        case "q": "♛"
        default: "♚"
        }
    }
}
struct Square: Hashable, Strideable {
    var index: Int
    var file: Int { index & 7 }
    var rank: Int { index >> 3 }
    var isDark: Bool { (file + rank) % 2 != 0 }
    func distance(to other: Square) -> Int { other.index - index }
    func advanced(by n: Int) -> Square { Square(index: index + n) }
    static let a8 = Square(index: 0), h1 = Square(index: 63)
    var name: String { String("abcdefgh"[String.Index(utf16Offset: file, in: "abcdefgh")]) + String(8 - rank) }
}
struct Position {
    private var board: [Piece?] = .init(repeating: nil, count: 64)
    private(set) var whiteToMove = true
    init(fen: String) {
        let fields = fen.split(whereSeparator: \.isWhitespace)
        var i = 0
        for symbol in fields[0] where symbol != "/" {
            if let skip = symbol.hexDigitValue, symbol.isNumber { i += skip; continue }
            board[i] = Piece(rawValue: symbol)
            i += 1
        }
        whiteToMove = fields.count > 1 ? fields[1] == "w" : true
    }
    subscript(square: Square) -> Piece? {
        get { board[square.index] }
        set { board[square.index] = newValue }
    }
    mutating func move(from: Square, to: Square) {
        defer { whiteToMove.toggle() }
        (self[from], self[to]) = (nil, self[from])
    }
}
struct ChessBoardView: View {
    @State private var position = Position(fen: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4")
    @State private var picked: Square?
    var light = #colorLiteral(red: 0.93, green: 0.93, blue: 0.82, alpha: 1)
    var body: some View {
        VStack(spacing: 8) {
            GeometryReader { g in
                let side = min(g.size.width, g.size.height) / 8
                ZStack(alignment: .topLeading) {
                    ForEach(Square.a8..<Square.h1.advanced(by: 1), id: \.self) { square in
                        ZStack(alignment: .bottomTrailing) {
                            (square.isDark ? Color(red: 118 / 255, green: 150 / 255, blue: 86 / 255) : Color(light))
                            if square == picked { Color.yellow.opacity(0.5) }
                            if square.rank == 7 || square.file == 0 { Text(square.name).font(.system(size: side * 0.2)).padding(1) }
                        }
                        .frame(width: side, height: side)
                        .overlay {
                            if let piece = position[square] {
                                Text(piece.glyph).font(.system(size: side * 0.8)).foregroundStyle(piece.isWhite ? .white : .black).shadow(radius: 1)
                            }
                        }
                        .onTapGesture { tap(square) }
                        .offset(x: CGFloat(square.file) * side, y: CGFloat(square.rank) * side)
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            Text(position.whiteToMove ? "White to move" : "Black to move").font(.callout.smallCaps())
        }
        .padding()
        .onAppear { position.move(from: Square(index: 61 - 8), to: .init(index: 45)) }
    }
    private func tap(_ square: Square) {
        if let from = picked { if from != square { position.move(from: from, to: square) }; picked = nil }
        else if position[square]?.isWhite == position.whiteToMove { picked = square }
    }
}
