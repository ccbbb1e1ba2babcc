enum Tree { case leaf, node(Int) }
func value(_ t: Tree?) -> Int {
    guard case .node(let n)? = t else { return -1 }
    return n
}
print(value(.node(4)), value(.leaf), value(nil))
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case let (name, n?) in pairs where n > 1 { print(name, n) }
let found = pairs.first { if case (_, nil) = $0 { true } else { false } }
print(found!.0)
if case let x? = Int("5"), case 1...9 = x { print("digit", x) }
