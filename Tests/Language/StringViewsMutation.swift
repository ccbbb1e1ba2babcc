var word = "caff"
word.unicodeScalars.append("\u{E9}")
print(word, word.unicodeScalars.count, word.utf8.count)
word.unicodeScalars.removeAll { $0 == "f" }
print(word)
let bytes = Array(word.utf8)
print(bytes, String(decoding: bytes, as: UTF8.self))
var line = "a-b-c"
if let i = line.firstIndex(of: "-") { line.remove(at: i) }
line.insert("!", at: line.endIndex)
line.insert(contentsOf: "<<", at: line.startIndex)
line.replaceSubrange(line.startIndex..<line.index(line.startIndex, offsetBy: 2), with: ">")
print(line)
line.removeLast(2)
line.removeAll(where: { $0 == "-" })
print(line, line.utf16.count)
