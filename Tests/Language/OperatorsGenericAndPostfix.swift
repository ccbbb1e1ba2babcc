import Foundation
postfix operator °
postfix operator %
prefix operator √
infix operator ** : MultiplicationPrecedence
infix operator |> : AdditionPrecedence
infix operator <~> : ComparisonPrecedence
postfix func ° (value: Double) -> Double { value * .pi / 180 }
postfix func % (value: Double) -> Double { value / 100 }
prefix func √ (value: Double) -> Double { value.squareRoot() }
func ** (base: Double, power: Double) -> Double { pow(base, power) }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
func <~> <T: Comparable>(a: T, b: T) -> String { a < b ? "less" : a > b ? "more" : "same" }
func + <T>(list: [T], item: T) -> [T] { list + [item] }
func * (text: String, n: Int) -> String { String(repeating: text, count: n) }
func - <K, V>(dict: [K: V], key: K) -> [K: V] { var d = dict; d[key] = nil; return d }
print((180°).rounded(), 25%, √16, 2.0 ** 3, 2 ** 10, 90.0°.isLess(than: 1.6))
print(3 |> { $0 + 1 } |> { "n\($0)" }, [1, 2] |> { $0.reduce(0, +) })
print(1 <~> 2, "b" <~> "a", 2.0 <~> 2.0, [1, 2] + 3, "ab" * 3, (["a": 1, "b": 2] - "a"))
struct V: Equatable {
    var x, y: Double
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: V) -> V { a * k }
    static func + (a: V, k: Double) -> V { V(x: a.x + k, y: a.y + k) }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func += (a: inout V, b: V) { a = a + b }
    static func / (a: V, k: Double) -> V { a * (1 / k) }
}
let v = V(x: 1, y: 2)
let b = 3.0
print(v * 2 + 0.5, 2 * v, -v, v / 2, b * 2 + 0.5, v + v * 0.5, (v + 1) * 2)
var w = v
w += v * 2
print(w.x, w.y, 1.5 * 2 + b, b / 2 * v)
