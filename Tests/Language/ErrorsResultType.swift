enum Failure: Error, Equatable { case tooBig }
func check(_ n: Int) -> Result<Int, Failure> { n > 10 ? .failure(.tooBig) : .success(n) }
for n in [5, 50] {
    switch check(n) {
    case .success(let value): print("ok", value)
    case .failure(let error): print("no", error)
    }
}
print((try? check(3).get()) ?? 0, check(4).map { $0 * 2 })
print(check(4) == .success(4), check(99) == .failure(.tooBig))
