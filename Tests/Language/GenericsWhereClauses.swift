func common<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element]
where A.Element == B.Element, A.Element: Hashable & Comparable {
    let set = Set(b)
    return a.filter { set.contains($0) }.sorted()
}
print(common([5, 1, 9], [9, 5, 7]))
print(common("hello", "world").map { String($0) })
