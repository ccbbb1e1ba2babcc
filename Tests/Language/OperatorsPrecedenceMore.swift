precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence
 associativity: right }
precedencegroup PipePrecedence { lowerThan: AdditionPrecedence
 associativity: left
 assignment: false }
infix operator **: PowerPrecedence
infix operator |>: PipePrecedence
infix operator <>: AdditionPrecedence
prefix operator √
postfix operator %%
infix operator ?=: AssignmentPrecedence
func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <> <T>(a: [T], b: [T]) -> [T] { b + a }
prefix func √ (a: Double) -> Double { a.squareRoot() }
postfix func %% (a: Double) -> Double { a / 100 }
func ?= <T>(a: inout T, b: T?) { if let b { a = b } }
print(2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2, √16 + 1, 50%% * 2, √(9 ** 2))
print(3 + 4 |> { $0 * 2 } |> String.init, [1] <> [2] + [3])
var n = 1
n ?= nil
n ?= 5
print(n)
struct V: Equatable { var x: Int, y: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func * (k: Int, v: V) -> V { V(x: k * v.x, y: k * v.y) }; static prefix func - (v: V) -> V { -1 * v }; static func += (a: inout V, b: V) { a = a + b }; static func ... (a: V, b: V) -> [V] { [a, b] }; static func < (a: V, b: V) -> Bool { a.x < b.x } }
var v = V(x: 1, y: 2) + 3 * V(x: 1, y: 0)
v += -V(x: 0, y: 5)
print(v, V(x: 0, y: 0)...v, V(x: 1, y: 9) < v, [V(x: 1, y: 1)].reduce(v, +))
print(true || false && false, !true == false, 1 + 2 << 1, 5 & 6 == 4, 10 - 4 - 3, 2 + 3 * 4 % 5, (1 ..< 3) ~= 2, 1 == 1 ? 2 : 3 + 4)
let x = [1: "a"][1] ?? "b" + "c"
print(x, nil ?? 1 + 1, false ? 1 : true ? 2 : 3, (7 > 3) == true)
