func describe(_ value: Int) -> String { "int \(value)" }
func describe(_ value: Double) -> String { "double \(value)" }
func describe(_ value: String) -> String { "string \(value)" }
func describe(_ value: [Int]) -> String { "array \(value.count)" }
func describe<T>(_ value: T) -> String { "generic" }
print(describe(1), describe(1.0), describe("s"), describe([1, 2]), describe(true))
let d: Double = 4
print(describe(d), describe(Int(d)))
