var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
var groups: [Int: [String]] = [:]
for w in ["a", "bb", "c", "dd"] { groups[w.count, default: []].append(w) }
print(groups[1]!, groups[2]!, groups[3, default: ["none"]], groups.count)
