let text = "key: value"
let i = text.firstIndex(of: ":")!
let key = text[..<i], value = text[text.index(after: i)...].drop { $0 == " " }
print(key, value, key.count, value.uppercased(), String(key) + "=" + value, key + "!")
let words = "the quick fox".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "), words.map(\.count), words[0] == "the", words.contains("fox"))
var sub = text.dropFirst(5)
sub.append("s"); print(sub, text, sub.first!, Int("12 34".prefix(2))! + 1, "a-b".split(separator: "-").map(String.init))
func isPal(_ s: Substring) -> Bool { s.count < 2 ? true : s.first == s.last && isPal(s.dropFirst().dropLast()) }
print(isPal("racecar"), isPal("ab"), "abc".dropLast().reversed().map(String.init), Set(words.map(String.init)).count)
var scanner = Substring("12+34")
var number = ""
while let c = scanner.first, c.isNumber { number.append(c); scanner.removeFirst() }
print(number, scanner)
