var log: [Int] = []
let mapped = [1, 2, 3, 4].lazy.map { n -> Int in log.append(n); return n * n }
print(log, mapped.first { $0 > 3 }!, log)
log = []
_ = [1, 2, 3].map { log.append($0) }
print(log)
print(Array((1...).lazy.filter { $0 % 7 == 0 }.prefix(3)), (1...).first { $0 * $0 > 50 }!)
