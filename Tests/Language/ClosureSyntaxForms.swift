let numbers = [3, 1, 2]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))
print(numbers.sorted(by: { a, b in a > b }))
print(numbers.sorted { $0 > $1 })
print(numbers.sorted(by: >))
let square: (Int) -> Int = { $0 * $0 }
print(numbers.map(square))
let run: () -> Void = { print("run") }
run()
print({ 42 }())
