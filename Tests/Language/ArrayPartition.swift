var n = [5, 1, 8, 2, 9, 3]
let pivot = n.partition { $0 > 4 }
print(pivot, n[..<pivot].sorted(), n[pivot...].sorted())
let (small, big) = [5, 1, 8].reduce(into: ([Int](), [Int]())) { acc, x in
    if x < 5 { acc.0.append(x) } else { acc.1.append(x) }
}
print(small, big)
