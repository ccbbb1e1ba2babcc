func replace(_ text: String, _ target: Character, with new: String) -> String {
    var result = ""
    for c in text { result += c == target ? new : String(c) }
    return result
}
func caesar(_ text: String, by shift: Int) -> String {
    String(text.map { c -> Character in
        guard let ascii = c.asciiValue, c.isLowercase else { return c }
        return Character(UnicodeScalar((Int(ascii) - 97 + shift + 26) % 26 + 97 < 123 ? UInt8((Int(ascii) - 97 + shift + 26) % 26 + 97) : 97))
    })
}
print(replace("a-b-c", "-", with: "::"), caesar("hello, world", by: 3), caesar(caesar("abc", by: 5), by: -5))
