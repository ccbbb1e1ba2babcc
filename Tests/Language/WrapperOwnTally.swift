@propertyWrapper final class Tally<Value> {
    private(set) var writes = 0
    private var kept: Value
    let unit: String
    init(wrappedValue: Value, unit: String = "times") { kept = wrappedValue; self.unit = unit }
    var wrappedValue: Value { get { kept } set { kept = newValue; writes += 1 } }
    var projectedValue: String { "\(writes) \(unit)" }
}
struct Gate { @Tally(unit: "turns") var isOpen = false; @Tally var code = "0" }
let gate = Gate()
gate.isOpen = true
gate.isOpen.toggle()
gate.code += "7"
print(gate.isOpen, gate.$isOpen, gate.code, gate.$code)
