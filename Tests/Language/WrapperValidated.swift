@propertyWrapper struct Validated<Value> { private var v: Value; private let rules: [(Value) -> String?]
 var wrappedValue: Value { get { v } set { v = newValue } }
 var projectedValue: [String] { rules.compactMap { $0(v) } }
 init(wrappedValue: Value, _ rules: ((Value) -> String?)...) { v = wrappedValue; self.rules = rules } }
func nonEmpty(_ s: String) -> String? { s.isEmpty ? "empty" : nil }
struct Form { @Validated(nonEmpty, { $0.count > 3 ? "too long" : nil }) var name = ""; @Validated({ $0 < 0 ? "negative" : nil }) var age: Int = 3
 var problems: [String] { $name + $age } }
var f = Form(); print(f.problems); f.name = "Robert"; f.age = -2; print(f.problems, f.name); f.name = "Bo"; f.age += 5; print(f.$name.isEmpty, f.$age, f.age)
