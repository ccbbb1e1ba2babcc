@propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { history.append(oldValue) } }; var history: [T] = []; var projectedValue: [T] { history }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
import Foundation
func run() {
    @Trimmed var name = "  ann "
    print(name + "|")
    name = " bob  "
    print(name + "|")
    @Logged var n = 1
    n = 2; n += 5
    print(n, $n)
}
run()
struct Form { @Trimmed var first = " a "; @Logged var count = 0; func show() -> String { "\(first)/\(count)/\($count)" } }
var f = Form(); f.first = "  zed "; f.count = 3; print(f.show())
