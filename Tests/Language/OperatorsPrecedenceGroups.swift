precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence
    associativity: right }
infix operator **: PowerPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
infix operator <+>: AdditionPrecedence
func <+> (a: [Int], b: [Int]) -> [Int] { zip(a, b).map(+) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator +++=: AssignmentPrecedence
func +++= (a: inout Int, b: Int) { a += 3 * b }
print(2 ** 3 ** 2, 2 * 3 ** 2, [1, 2] <+> [10, 20], √16.0 + 1, 50%)
print(5 |> { $0 + 1 } |> { "\($0)!" })
var n = 1
n +++= 2
print(n)
