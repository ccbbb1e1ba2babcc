struct Stop: Hashable, Comparable, Identifiable, CustomStringConvertible { let id: String; var minute: Int
    static func < (a: Stop, b: Stop) -> Bool { (a.minute, a.id) < (b.minute, b.id) } ; var description: String { "\(id)@\(minute)" } }
var stops = [Stop(id: "q", minute: 9), Stop(id: "b", minute: 4), Stop(id: "a", minute: 9)]
print(stops.sorted(), stops.max()!, stops.min()!, Set(stops + stops).count, stops[0] > stops[2])
stops.sort(by: >); print(stops, stops.firstIndex { $0.id == "b" } as Any, [stops[0]: 1][stops[0]]!)
extension Array where Element: Identifiable { subscript(id id: Element.ID) -> Element? { get { first { $0.id == id } } set { guard let i = firstIndex(where: { $0.id == id }) else { return }; if let newValue { self[i] = newValue } else { remove(at: i) } } } }
stops[id: "q"]?.minute = 1; stops[id: "b"] = nil; print(stops)
