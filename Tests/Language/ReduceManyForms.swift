import Foundation
struct Vec: Equatable {
    var x = 0.0, y = 0.0; static let zero = Vec();
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func += (a: inout Vec, b: Vec) { a = a + b }
}
let vectors = [Vec(x: 1, y: 2), Vec(x: 3, y: 4)]
print(
    [1, 2, 3].reduce(into: 0, +=), vectors.reduce(.zero, +), vectors.reduce(into: .zero, +=),
    vectors.reduce(Vec.zero, +).x)
print([1.5, 2].reduce(.zero, +), [1, 2, 3].reduce(1, *), [3, 1, 2].reduce(Int.min, max), [3, 1, 2].reduce(.max, min))
let sizes = [CGSize(width: 10, height: 4), CGSize(width: 5, height: 8)]
print(sizes.reduce(CGSize.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }.width)
let merged = sizes.reduce(.zero) { (a: CGSize, b: CGSize) in
    CGSize(width: max(a.width, b.width), height: a.height + b.height)
}
print(merged.width, merged.height)
let words = ["a", "bb", "a", "ccc", "bb", "a"]
print(words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
print(words.reduce(into: [Int: [String]]()) { $0[$1.count, default: []].append($1) }.keys.sorted())
print(words.reduce("") { $0 + $1 }, words.reduce("", +), words.reduce(into: "") { $0 += $1.prefix(1) })
print((1...5).reduce(0, -), [true, false].reduce(true) { $0 && $1 }, [[1], [2, 3]].reduce([], +))
let (low, high) = [4, 9, 2].reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }
print(low, high)
let stats = [4, 9, 2].reduce(into: (sum: 0, count: 0)) {
    $0.sum += $1; $0.count += 1
}
print(stats.sum, stats.count, stats)
print(
    [1, 2, 3].reduce(into: [Int]()) { $0.insert($1, at: 0) },
    Array("hello").reduce(into: Set<Character>()) { $0.insert($1) }.count)
print(["x": 1, "y": 2].reduce(0) { $0 + $1.value }, zip([1, 2], [3, 4]).reduce(0) { $0 + $1.0 * $1.1 })
