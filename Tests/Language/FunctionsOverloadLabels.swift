func move(to x: Int) -> String { "to \(x)" }
func move(by x: Int) -> String { "by \(x)" }
func move(to x: Int, animated: Bool) -> String { "to \(x) \(animated)" }
func move(_ x: Int) -> String { "plain \(x)" }
print(move(to: 1), move(by: 2), move(to: 3, animated: true), move(4))
let f = move(by:)
print(f(9))
