protocol Style { var n: Int { get } }
struct Big: Style { var n = 10 }
struct Small: Style { var n = 1; var k = 0 }
extension Style where Self == Big { static var big: Big { Big() } ; static func big(_ n: Int) -> Big { Big(n: n) } }
extension Style where Self == Small { static var small: Self { Small() }; static func small(k: Int) -> Self { .init(k: k) } }
func use(_ s: some Style) -> Int { s.n }
func use2<S: Style>(_ s: S) -> Int { s.n + 1 }
func any(_ s: any Style) -> Int { s.n }
print(use(.big), use(.small), use2(.big(7)), any(.small(k: 3)))
extension Array where Element == Int { static var primes: [Int] { [2, 3, 5] }; static func upTo(_ n: Int) -> [Int] { Array(0..<n) } ; static let fixed: [Int] = [9] ; var total: Int { reduce(0, +) } }
extension Array where Element == String { static var words: [String] { ["a"] }; var total: String { joined() } }
let p: [Int] = .primes
print(p, [Int].primes, [String].words, Array<Int>.upTo(3), [Int].upTo(2).total, [String].words.total)
func f(_ a: [Int]) -> Int { a.total }
print(f(.primes), f(.upTo(4)))
extension Set where Element == Int { static let odds: Set<Int> = [1, 3] }
print(Set<Int>.odds.sorted())
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; static var hello: String? { "hello" } }
let o: String? = .hello
print(o.orEmpty, (nil as String?).orEmpty.isEmpty)
extension Dictionary where Key == String, Value == Int { static var demo: [String: Int] { ["a": 1] } }
let dd: [String: Int] = .demo
print(dd)
