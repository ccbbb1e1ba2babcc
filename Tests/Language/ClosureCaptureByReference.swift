var counter = 0
let increment = { counter += 1 }
increment()
increment()
counter += 10
increment()
print(counter)
func makeCounter(from start: Int) -> () -> Int {
    var value = start
    return { value += 1; return value }
}
let a = makeCounter(from: 0), b = makeCounter(from: 100)
print(a(), a(), b(), a(), b())
