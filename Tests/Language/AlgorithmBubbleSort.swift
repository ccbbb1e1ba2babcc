func bubble<T: Comparable>(_ input: [T]) -> ([T], Int) {
    var a = input, swaps = 0
    for i in 0..<a.count {
        var changed = false
        for j in 1..<max(a.count - i, 1) where a[j - 1] > a[j] {
            a.swapAt(j - 1, j)
            swaps += 1
            changed = true
        }
        if !changed { break }
    }
    return (a, swaps)
}
print(bubble([5, 2, 9, 1]), bubble(["b", "a"]), bubble([Int]()))
func quick(_ a: [Int]) -> [Int] {
    guard let p = a.first else { return [] }
    let rest = a.dropFirst()
    return quick(rest.filter { $0 < p }) + [p] + quick(rest.filter { $0 >= p })
}
print(quick([3, 6, 1, 3, 8, 0]))
