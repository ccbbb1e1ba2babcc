var closures: [() -> Int] = []
for i in 1...3 {
    var count = i
    closures.append { count += 10; return count }
}
print(closures.map { $0() })
print(closures.map { $0() })
