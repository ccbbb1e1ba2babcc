extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
print(Array(1...7).chunked(into: 3), ["a"].chunked(into: 2), [Int]().chunked(into: 2))
