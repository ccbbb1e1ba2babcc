func work(_ fail: Bool) -> Int {
    defer { print("first defer, runs last") }
    defer { print("second defer") }
    print("working")
    if fail { return -1 }
    defer { print("third defer, only on success") }
    return 1
}
print(work(false))
print(work(true))
for i in 1...2 {
    defer { print("end", i) }
    if i == 1 { continue }
    print("body", i)
}
