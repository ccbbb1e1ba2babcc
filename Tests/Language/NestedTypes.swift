struct Chess {
    enum Piece: String {
        case king = "K", queen = "Q"
        struct Value { let points: Int }
        var value: Value { self == .king ? Value(points: 100) : Value(points: 9) }
    }
    struct Square { let file: Character, rank: Int }
    let piece: Piece
    let square: Square
    var text: String { "\(piece.rawValue)\(square.file)\(square.rank)" }
}
let move = Chess(piece: .queen, square: .init(file: "d", rank: 4))
print(move.text, move.piece.value.points, Chess.Piece.king.value)
