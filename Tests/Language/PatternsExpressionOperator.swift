struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: String, value: Int) -> Bool { pattern == String(value) }
for n in [4, 7, 9] {
    switch n {
    case Even(): print(n, "even")
    case "7": print(n, "lucky")
    default: print(n, "odd")
    }
}
print((1...5) ~= 3, (1..<3) ~= 3)
