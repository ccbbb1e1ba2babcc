@propertyWrapper struct Positive {
    var wrappedValue: Int { didSet { if wrappedValue < 0 { wrappedValue = 0 } } }
    init(wrappedValue: Int) { self.wrappedValue = max(0, wrappedValue) }
}
@propertyWrapper struct Lazily<T> {
    private enum Storage { case pending(() -> T), done(T) }
    private var storage: Storage
    init(wrappedValue: @autoclosure @escaping () -> T) { storage = .pending(wrappedValue) }
    var wrappedValue: T {
        mutating get {
            switch storage {
            case .done(let value): return value
            case .pending(let make):
                let value = make()
                storage = .done(value)
                return value
            }
        }
        set { storage = .done(newValue) }
    }
}
struct Item { @Positive var amount: Int; var name = "x" }
print(Item(amount: -4).amount, Item(amount: 7, name: "y").amount)
var calls = 0
func expensive() -> Int { calls += 1; return 42 }
struct Cache { @Lazily var value = expensive() }
var c = Cache()
print(calls, c.value, c.value, calls)
c.value = 3
print(c.value, calls)
class Holder { @Positive var level = -9; @Lazily var text = "made \(expensive())" }
let h = Holder()
h.level -= 5
print(h.level, h.text, h.text, calls)
