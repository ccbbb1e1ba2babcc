enum Event { case tap(x: Int, y: Int), drag(x: Int, y: Int, dx: Int), key(Character) }
func position(_ e: Event) -> String {
    switch e {
    case .tap(let x, let y), .drag(let x, let y, _): return "at \(x),\(y)"
    case .key(let c) where c.isLetter, .key(let c) where c.isNumber: return "key \(c)"
    case .key: return "symbol"
    }
}
print(position(.tap(x: 1, y: 2)), position(.drag(x: 3, y: 4, dx: 5)), position(.key("a")), position(.key("5")), position(.key("%")))
