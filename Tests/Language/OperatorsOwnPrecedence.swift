precedencegroup PipePrecedence { associativity: left lowerThan: NilCoalescingPrecedence higherThan: ComparisonPrecedence }
precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence associativity: right }
infix operator |>: PipePrecedence
infix operator **: PowerPrecedence
prefix operator √
postfix operator %%
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
prefix func √ (d: Double) -> Double { d.squareRoot() }
postfix func %% (d: Double) -> String { "\(Int(d * 100))%" }
print(2 + 3 ** 2 * 2, 2 ** 3 ** 2, √16.0, 0.25%%, 3 |> { $0 + 1 } |> { "v\($0)" })
struct V { var a = 0; static func += (l: inout V, r: Int) { l.a += r } ; static prefix func - (v: V) -> V { V(a: -v.a) } ; static func == (l: V, r: V) -> Bool { l.a == r.a } }
var v = V(); v += 4
print((-v).a, v == V(a: 4))
