struct Bad: Error {}
func half(_ n: Int) throws -> Int {
    guard n % 2 == 0 else { throw Bad() }
    return n / 2
}
print(try! half(8), (try? half(3)) as Any, (try? half(6)) ?? 0)
if let h = try? half(10) { print(h) }
let list = [2, 3, 4].compactMap { try? half($0) }
print(list)
