infix operator **: MultiplicationPrecedence
prefix operator √
postfix operator %%
infix operator |>: AdditionPrecedence
precedencegroup Weak {
    associativity: right
    lowerThan: AdditionPrecedence
}
infix operator <~: Weak
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { result, _ in result * base } }
prefix func √ (n: Int) -> Int { var r = 0; while (r + 1) * (r + 1) <= n { r += 1 }; return r }
postfix func %% (n: Double) -> Double { n / 100 }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func <~ (a: Int, b: Int) -> Int { a * 10 - b }
print(2 ** 3 + 1, √26, 50.0%%, 3 |> { $0 + 1 } |> String.init, 1 <~ 2 <~ 3, 1 + 1 <~ 5)
