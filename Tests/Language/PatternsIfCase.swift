enum Result2 { case ok(Int), error(String) }
let results: [Result2] = [.ok(1), .error("bad"), .ok(30)]
for r in results {
    if case .ok(let n) = r, n > 10 { print("big", n) }
    if case let .error(message) = r { print("error", message) }
    guard case .ok = r else { continue }
    print("was ok")
}
let age = 25
if case 18..<65 = age { print("working age") }
for case .ok(let n) in results { print("only", n) }
for case let n? in [1, nil, 3] { print("some", n) }
for case let (i, name) in ["a", "b"].enumerated() where i > 0 { print(i, name) }
