func add(_ a: Int, _ b: Int) -> Int { a + b }
func multiply(_ a: Int, _ b: Int) -> Int { a * b }
let operations: [(String, (Int, Int) -> Int)] = [("+", add), ("*", multiply), ("-", -), ("max", max)]
for (name, operation) in operations { print(name, operation(6, 3)) }
func chooser(_ up: Bool) -> (Int) -> Int {
    func plus(_ n: Int) -> Int { n + 1 }
    func minus(_ n: Int) -> Int { n - 1 }
    return up ? plus : minus
}
print(chooser(true)(5), chooser(false)(5))
struct Math { func twice(_ n: Int) -> Int { n * 2 } }
let method = Math().twice
print([1, 2].map(method), [1, 2].map(Math.twice(Math())))
