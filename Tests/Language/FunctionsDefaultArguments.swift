func greet(_ name: String = "you", punctuation: String = "!", times: Int = 1) -> String {
    String(repeating: "Hi \(name)\(punctuation)", count: times)
}
print(greet())
print(greet("Bo"))
print(greet(punctuation: "?"))
print(greet("Bo", times: 2))
var calls = 0
func next() -> Int { calls += 1; return calls }
func take(_ n: Int = next()) -> Int { n * 10 }
print(take(), take(7), take(), calls)
