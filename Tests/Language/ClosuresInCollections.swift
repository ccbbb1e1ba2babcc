let ops: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }, "-": { $0 - $1 }, "*": (*), "/": { $1 == 0 ? .nan : $0 / $1 }]
for key in ops.keys.sorted() { print(key, ops[key]!(6, 4)) }
print(ops["?"]?(1, 2) as Any, ops["+", default: { _, _ in 0 }](1, 1))
var handlers: [(Int) -> Void] = []
var sum = 0
handlers.append { sum += $0 }
handlers.append { sum -= $0 * 2 }
handlers.forEach { $0(10) }
print(sum)
