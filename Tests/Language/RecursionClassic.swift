func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
func permutations<T>(_ items: [T]) -> [[T]] {
    if items.count < 2 { return [items] }
    return items.indices.flatMap { i -> [[T]] in
        var rest = items
        let x = rest.remove(at: i)
        return permutations(rest).map { [x] + $0 }
    }
}
print(factorial(10), gcd(84, 36), hanoi(5, "a", "b", "c"), permutations([1, 2, 3]))
