enum Planet: Int {
    case mercury = 1, venus, earth
    static subscript(n: Int) -> Planet? { Planet(rawValue: n) }
}
print(Planet[3]!, Planet[9] as Any)
struct Safe<T> {
    var items: [T]
    subscript(index: Int, default fallback: @autoclosure () -> T) -> T {
        items.indices.contains(index) ? items[index] : fallback()
    }
}
let safe = Safe(items: ["a", "b"])
print(safe[0, default: "-"], safe[5, default: "none"])
extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] ?? 0, [1, 2][safe: 2] ?? 0)
