extension Collection { subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil } }
extension Array {
    subscript(index: Int, default value: @autoclosure () -> Element) -> Element {
        indices.contains(index) ? self[index] : value()
    }
    subscript(wrapping index: Int) -> Element { self[((index % count) + count) % count] }
    subscript(safely index: Int) -> Element? {
        get { indices.contains(index) ? self[index] : nil }
        set { if let newValue, indices.contains(index) { self[index] = newValue } }
    }
    subscript(where test: (Element) -> Bool) -> [Element] { filter(test) }
}
extension Dictionary {
    subscript(key: Key, orInsert value: @autoclosure () -> Value) -> Value {
        mutating get { if let known = self[key] { return known }; let made = value(); self[key] = made; return made }
    }
}
extension Dictionary where Value == Int {
    subscript(count key: Key) -> Int {
        get { self[key] ?? 0 }
        set { self[key] = newValue == 0 ? nil : newValue }
    }
}
extension String {
    subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
    subscript(range: Range<Int>) -> String {
        String(self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)])
    }
}
extension Array where Element: Identifiable {
    subscript(id id: Element.ID) -> Element? {
        get { first { $0.id == id } }
        set {
            guard let place = firstIndex(where: { $0.id == id }) else { if let newValue { append(newValue) }; return }
            if let newValue { self[place] = newValue } else { remove(at: place) }
        }
    }
}
var list = [10, 20, 30]
print(
    list[safe: 1] as Any, list[safe: 9] as Any, list[5, default: -1], list[0, default: -1], list[wrapping: -1],
    list[where: { $0 > 10 }])
list[safely: 1] = 25
list[safely: 9] = 1
print(list, list[safely: 0]!)
var cache: [String: [Int]] = [:]
print(cache["b"] as Any, cache.count)
var counts = ["x": 1]
counts[count: "y"] += 2
counts[count: "x"] -= 1
print(counts, "swift"[1], "swift"[1..<3], "swift"[safe: "swift".startIndex] as Any)
struct User: Identifiable, Equatable { let id: Int; var name: String }
var users = [User(id: 1, name: "A"), User(id: 2, name: "B")]
users[id: 2]?.name = "Bee"
users[id: 3] = User(id: 3, name: "C")
users[id: 1] = nil
print(users.map(\.name), users[id: 2]!.name, users[id: 9] == nil)
extension ClosedRange where Bound == Int { subscript(part: Int) -> Int { lowerBound + part } }
print((5...9)[2])
