@dynamicCallable struct Adder { var base = 0
    func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(base, +) }
    func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)\($0.value)" }.joined(separator: ",") } }
let adder = Adder(base: 100)
print(adder(1, 2, 3), adder(x: 1, y: 2))
