struct Point: Hashable { let x, y: Int }
enum Kind: Hashable { case a, b(Int) }
var board: [Point: String] = [Point(x: 0, y: 0): "o"]
board[Point(x: 0, y: 0)] = "x"
board[.init(x: 1, y: 0)] = "y"
let kinds: [Kind: Int] = [.a: 1, .b(2): 3]
print(board.count, board[Point(x: 0, y: 0)]!, kinds[.b(2)]!, kinds[.b(3)] as Any)
print(["a": 1] == ["a": 1], ["a": [1]] == ["a": [2]])
