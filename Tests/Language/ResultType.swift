enum ParseError: Error, Equatable { case empty, bad(String) }
func parse(_ s: String) -> Result<Int, ParseError> {
    guard !s.isEmpty else { return .failure(.empty) }
    guard let n = Int(s) else { return .failure(.bad(s)) }
    return .success(n)
}
for text in ["12", "", "x"] {
    switch parse(text) {
    case .success(let n): print("ok", n)
    case .failure(.empty): print("empty")
    case .failure(let e): print("error", e)
    }
}
print(parse("5").map { $0 * 2 })
do { _ = try parse("zz").get() } catch { print("thrown", error) }
let doubled = parse("4").flatMap { parse("\($0)\($0)") }
print(doubled)
