let text = "It was the best of times, it was the worst of times"
let counts = text.lowercased()
    .split { !$0.isLetter }
    .reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(4)
for (word, count) in top { print(word, count) }
print(counts.count, counts.values.max()!)
