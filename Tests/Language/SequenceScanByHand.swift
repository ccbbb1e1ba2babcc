extension Sequence {
    func scan<R>(_ initial: R, _ next: (R, Element) -> R) -> [R] {
        var result = [initial]
        for element in self { result.append(next(result[result.count - 1], element)) }
        return result
    }
    func pairwise() -> [(Element, Element)] { Array(zip(self, self.dropFirst())) }
}
print([1, 2, 3].scan(0, +), "ab".scan("") { $0 + String($1) }, [1, 4, 9].pairwise().map { $1 - $0 })
