struct Voltage {
    private static var stored = [12: "car", 230: "wall"]
    static subscript(volts: Int) -> String? {
        get { stored[volts] }
        set { stored[volts] = newValue }
    }
}
Voltage[5] = "phone"
print(Voltage[230]!, Voltage[5] ?? "-", Voltage[9] as Any)
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
