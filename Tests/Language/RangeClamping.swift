func clamp(_ x: Int, to range: ClosedRange<Int>) -> Int { min(max(x, range.lowerBound), range.upperBound) }
extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
print(clamp(5, to: 0...3), clamp(-1, to: 0...3), 2.7.clamped(to: 0...2), "m".clamped(to: "a"..."f"))
let range = 2...4
for i in range { print(i, terminator: " ") }
print(range.contains(3) ? "in" : "out")
