protocol View {}
struct TextV: View {}
struct Box {
    let kind: String
    init<T: View>(_ v: T) { kind = "view" }
    init<S: StringProtocol>(_ s: S) { kind = "string" }
}
print(Box(TextV()).kind, Box("a").kind, Box("abc".prefix(2)).kind)
func show<T: Equatable>(_ t: T) -> String { "equatable" }
func show<T>(_ t: T) -> String { "any" }
struct N {}
print(show(1), show(N()), show("a"), show([1]), show([N()]))
func act(_ f: (Int) -> Void) -> String { "int" }
func act(_ f: (String) -> Void) -> String { "string" }
print(act { (x: Int) in }, act { (x: String) in })
func run(_ f: () -> Int) -> String { "int" }
func run(_ f: () -> String) -> String { "string" }
print(run { 1 }, run { "a" })
func d(_ x: Int) -> String { "Int" }
func d(_ x: Double) -> String { "Double" }
func d(_ x: String) -> String { "String" }
func d(_ x: [Int]) -> String { "[Int]" }
func d(_ x: Int?) -> String { "Int?" }
let opt: Int? = 3
print(d(1), d(1.0), d("x"), d([1]), d(opt))
func c<T: Collection>(_ x: T) -> String { "collection" }
func c<T: Collection>(_ x: T) -> String where T.Element == Int { "ints" }
func c<T>(_ x: T) -> String { "any" }
print(c([1]), c(["a"]), c(1))
func n<T: BinaryInteger>(_ x: T) -> String { "integer" }
func n<T: BinaryFloatingPoint>(_ x: T) -> String { "float" }
func n(_ x: Bool) -> String { "bool" }
print(n(1), n(1.5), n(true))
func h<T: Hashable & CustomStringConvertible>(_ x: T) -> String { "both" }
func h<T: Hashable>(_ x: T) -> String { "hashable" }
struct Hs: Hashable {}
print(h(1), h(Hs()))
