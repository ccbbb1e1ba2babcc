var i = 100
for i in 0..<3 { print(i, terminator: " ") }
print(i)
var log: [Int] = []
for n in 1...3 {
    let n = n * 10
    log.append(n)
}
i += 1
print(log, i)
