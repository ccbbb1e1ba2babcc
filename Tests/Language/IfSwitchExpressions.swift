let n = 7
let kind = if n < 5 { "small" } else if n < 10 { "medium" } else { "large" }
let word = switch n % 3 {
case 0: "fizz"
case 1: "one"
default: "two"
}
print(kind, word)
let value: Double = if n > 100 { 1 } else { 2 }
let opt: Int? = if n == 0 { nil } else { n }
print(value, opt as Any)
func f(_ c: Character) -> Int {
    switch c {
    case "a": 1
    case "b": if n > 5 { 20 } else { 2 }
    default: 0
    }
}
print(f("a"), f("b"), f("z"), ((1...3).map { i in if i == 2 { "x" } else { "y" } }).joined())
