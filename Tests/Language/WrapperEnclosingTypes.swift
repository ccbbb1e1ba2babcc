@propertyWrapper
struct Logged<Value: CustomStringConvertible> {
    private var value: Value
    private(set) var history: [String]
    let label: String
    init(wrappedValue: Value, label: String = "value") {
        value = wrappedValue
        self.label = label
        history = ["\(label)=\(wrappedValue)"]
    }
    var wrappedValue: Value {
        get { value }
        set { value = newValue; history.append("\(label)=\(newValue)") }
    }
    var projectedValue: Logged<Value> { self }
    func dump() -> String { history.joined(separator: " ") }
}
struct Model {
    @Logged(label: "n") var count = 0
    @Logged var title = "none"
    @Logged(wrappedValue: 2.5, label: "w") var width: Double
}
var m = Model()
for i in 1...3 { m.count += i }
m.title = "some"
m.width *= 2
print(m.$count.dump())
print(m.$title.history, m.$width.dump())
print(m.size(), m.count)
extension Model { func size() -> Int { _count.history.count } }
let copy = m
m.count = 100
print(copy.$count.history.count, m.$count.history.count)
