struct P { var x = 1 }
let n = 3, d = 2.50, name = "Zoë"
print("\(n) \(d) \(name) \(n * 2 + 1) \(P()) \([n, n]) \(n > 2 ? "yes" : "no")")
print("nested \("inner \(n)") and \(name.count) and \(["a": 1])")
print("\(n)\(d)", "\\(n)", "tab\t\(n)")
print("optional \(Int("x") ?? -1)")
extension String.StringInterpolation {
    mutating func appendInterpolation(padded value: Int, to width: Int) {
        let text = String(value)
        appendLiteral(String(repeating: "0", count: max(0, width - text.count)) + text)
    }
}
print("\(padded: 7, to: 3)-\(padded: 1234, to: 2)")
