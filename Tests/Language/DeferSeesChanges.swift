func counter() -> Int {
    var n = 1
    defer { n += 100; print("deferred", n) }
    n += 1
    return n
}
print(counter())
var shared = 0
func bump() -> Int { defer { shared += 1 }; return shared }
print(bump(), bump(), shared)
