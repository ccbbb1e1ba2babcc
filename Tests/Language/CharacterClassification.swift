func classify(_ c: Character) -> String {
    switch c {
    case "0"..."9": return "digit"
    case "a", "e", "i", "o", "u": return "vowel"
    case _ where c.isLetter: return c.isUppercase ? "upper" : "lower"
    case " ", "\t", "\n": return "space"
    default: return "other"
    }
}
print("a1Z b\t?".map(classify))
var tally: [String: Int] = [:]
for c in "Hello World 42" { tally[classify(c), default: 0] += 1 }
print(tally.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
func rle(_ s: String) -> String { var out = ""; var i = s.startIndex; while i < s.endIndex { let c = s[i]; var n = 0; while i < s.endIndex, s[i] == c { n += 1; i = s.index(after: i) }; out += n > 1 ? "\(n)\(c)" : "\(c)" }; return out }
print(rle("aaabccd"), rle(""), rle("zz"))
func isBalanced(_ s: String) -> Bool { var stack: [Character] = []; let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]; for c in s { if pairs.values.contains(c) { stack.append(c) } else if let open = pairs[c] { guard stack.popLast() == open else { return false } } }; return stack.isEmpty }
print(isBalanced("{[()]}"), isBalanced("(]"), isBalanced("(("))
