func square(_ n: Int) async -> Int { n * n }
async let a = square(3)
async let b = square(4)
print(await a + b)
let total = await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { await square(n) } }
    var sum = 0
    for await value in group { sum += value }
    return sum
}
print(total)
