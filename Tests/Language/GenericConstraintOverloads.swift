func kind<T>(_ x: T) -> String { "any" }
func kind<T: Numeric>(_ x: T) -> String { "numeric" }
func kind<T: Collection>(_ x: T) -> String { "collection of \(x.count)" }
func kind(_ x: Int) -> String { "int" }
print(kind(1), kind(1.5), kind("abc"), kind([1]), kind(true), kind(UInt8(1)))
