let nested: Int?? = 5, inner: Int?? = .some(nil), outer: Int?? = nil
print(nested as Any, inner as Any, outer as Any, nested == 5, inner == nil, outer == nil)
if let a = inner { print("some", a as Any) } else { print("none") }
if let a = outer { print("some", a as Any) } else { print("none") }
let d: [String: Int?] = ["a": 1, "b": nil]
print(d["a"] as Any, d["b"] as Any, d["c"] as Any, d["b"] == nil, d["c"] == nil, d.count)
switch inner { case .none: print("outer nil"); case .some(.none): print("inner nil"); case .some(.some(let v)): print(v) }
print((nested ?? 0) ?? 1, (inner ?? 7) as Any, (outer ?? 7) as Any, [1, nil, 3].first as Any, [Int?]([nil]).first as Any)
let arr: [Int?] = [nil, 2]
if let f = arr.first { print(f as Any) }
print(arr.map { $0.map { $0 * 2 } }, arr.compactMap { $0 }, Optional(Optional(3)).flatMap { $0 } as Any)
