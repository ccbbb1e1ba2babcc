func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ items: [T]) -> T? {
    guard var best = items.first else { return nil }
    for item in items where item > best { best = item }
    return best
}
print(swapped((1, "x")))
print(largest([3, 9, 2])!, largest(["b", "a"])!, largest([Double]()) as Any)
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, 1), same("a", "b"))
