func index(of x: Int, in list: [Int]) -> Int? {
    for (i, v) in list.enumerated() { if v == x { return i } }
    return nil
}
func impossible() -> Never { fatalError("never called") }
func pick(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; default: if n < 100 { "c" } else { impossible() } } }
print(index(of: 3, in: [1, 3]) as Any, index(of: 9, in: []) as Any, pick(0), pick(50))
func void() { return }
print(void() == ())
