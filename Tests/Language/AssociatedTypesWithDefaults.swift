protocol Storage { associatedtype Key: Hashable = String; associatedtype Value; var values: [Key: Value] { get set } }
extension Storage { subscript(key: Key) -> Value? { get { values[key] } set { values[key] = newValue } }; var size: Int { values.count } }
struct Names: Storage { var values: [String: Int] = [:] }
struct Flags: Storage { var values: [Int: Bool] = [:] }
var n = Names(); n["a"] = 1; n["b"] = 2; n["a"] = nil
var f = Flags(); f[3] = true
print(n.size, n["b"] ?? 0, n["a"] as Any, f[3]!, f.size)
protocol Parser { associatedtype Output; func parse(_ s: String) -> Output? }
struct IntParser: Parser { func parse(_ s: String) -> Int? { Int(s) } }
struct Many<P: Parser>: Parser { let inner: P; func parse(_ s: String) -> [P.Output]? { let parts = s.split(separator: ",").map { inner.parse(String($0)) }; return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 } } }
print(Many(inner: IntParser()).parse("1,2,3") ?? [], Many(inner: IntParser()).parse("1,x") == nil)
extension Parser { func map<T>(_ f: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(base: self, transform: f) } }
struct Mapped<Base: Parser, T>: Parser { let base: Base; let transform: (Base.Output) -> T; func parse(_ s: String) -> T? { base.parse(s).map(transform) } }
print(IntParser().map { $0 * 10 }.parse("4")!)
