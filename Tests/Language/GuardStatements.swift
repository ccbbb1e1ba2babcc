func parse(_ text: String?) -> Int {
    guard let text, !text.isEmpty else { return -1 }
    guard let number = Int(text), number >= 0 else { return -2 }
    guard case 0..<100 = number else { return -3 }
    return number
}
print(parse(nil), parse(""), parse("x"), parse("-5"), parse("100"), parse("42"))
