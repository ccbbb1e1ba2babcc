print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }))
print(Array(sequence(state: (0, 1)) { s -> Int? in
    let next = s.0
    s = (s.1, s.0 + s.1)
    return next
}.prefix(10)))
print(Array(repeatElement("x", count: 3)), Array((1...3).lazy.map { $0 + 1 }))
print([3, 1, 2].sorted().dropFirst().first!, (1...4).shuffled().count, Array(1...3).elementsEqual([1, 2, 3]))
