var out = ""
for row in 1...3 {
    for column in 1...row { out += String(column); if column < row { out += " " } }
    out += "\n"
}
print(out, terminator: "")
print((1...4).map { String(repeating: " ", count: 4 - $0) + String(repeating: "*", count: 2 * $0 - 1) }.joined(separator: "\n"))
