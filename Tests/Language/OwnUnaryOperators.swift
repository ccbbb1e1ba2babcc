import Foundation
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
prefix operator •
prefix func • (s: String) -> String { "• " + s }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
postfix func % (x: Int) -> Double { Double(x) / 100 }
print(√16, √(9 + 16), •"item", 50%, 12.5%)
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var x: Int? = nil
x ??= 4
x ??= 9
print(x as Any)
var d: [String: Int] = [:]
d["a"] ??= 3
print(d)
struct P { var o: String? }
var p = P()
p.o ??= "hi"
print(p.o!)
infix operator ∘: AdditionPrecedence
func ∘ <A, B, C>(f: @escaping (B) -> C, g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
let f = { $0 + 1 } ∘ { (x: Int) in x * 2 }
print(f(5))
infix operator ±: RangeFormationPrecedence
func ± (a: Double, b: Double) -> ClosedRange<Double> { (a - b)...(a + b) }
print((5 ± 2).contains(6.5), 5 ± 2)
