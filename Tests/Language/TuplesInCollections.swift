var scores = [("a", 3), ("b", 1)]
scores.append(("c", 2))
scores.sort { $0.1 < $1.1 }
print(scores.map { $0.0 }.joined(), scores[0])
let lookup: [String: (min: Int, max: Int)] = ["k": (1, 9)]
print(lookup["k"]!.max, lookup["k"].map { $0.min + $0.max } ?? 0)
let nested = ((1, 2), [3: "x"])
print(nested.0.1, nested.1[3]!)
typealias Pair = (left: Int, right: Int)
let pair: Pair = (left: 1, right: 2)
print(pair.left + pair.right)
