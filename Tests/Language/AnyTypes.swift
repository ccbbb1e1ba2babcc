let values: [Any] = [1, 2.5, "text", [1, 2], ("a", 1), true, { 1 } as () -> Int, Optional<Int>.none as Any]
for value in values {
    switch value {
    case let i as Int: print("int", i)
    case let d as Double where d > 2: print("big double", d)
    case is String: print("a string")
    case let list as [Int]: print("list", list.count)
    case let pair as (String, Int): print("pair", pair.0, pair.1)
    case let b as Bool: print("bool", b)
    case let f as () -> Int: print("function", f())
    default: print("other")
    }
}
