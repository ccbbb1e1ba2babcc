let words = "the quick brown fox jumps over the lazy dog".split(separator: " ").map(String.init)
let result = words
    .filter { $0.count > 3 }
    .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .sorted()
    .enumerated()
    .map { "\($0.offset + 1). \($0.element)" }
    .joined(separator: "\n")
print(result)
print(words.map(\.count).reduce(0, +), Set(words).count)
