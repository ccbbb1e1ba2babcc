enum ParseError: Error { case empty, bad(Character) }
func digits(_ text: String) throws(ParseError) -> [Int] {
    if text.isEmpty { throw .empty }
    var out: [Int] = []
    for c in text {
        guard let n = c.wholeNumberValue else { throw .bad(c) }
        out.append(n)
    }
    return out
}
for text in ["123", "", "1x"] {
    do { print(try digits(text)) } catch {
        switch error {
        case .empty: print("empty")
        case .bad(let c): print("bad", c)
        }
    }
}
