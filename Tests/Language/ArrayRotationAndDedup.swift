func rotated(_ a: [Int], by n: Int) -> [Int] { a.isEmpty ? a : Array(a[(n % a.count)...] + a[..<(n % a.count)]) }
print(rotated([1, 2, 3, 4], by: 1), rotated([1, 2, 3], by: 5))
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] { var seen: Set<Element> = []; return filter { seen.insert($0).inserted } }
}
print([3, 1, 3, 2, 1].uniqued(), String("mississippi".uniqued()))
