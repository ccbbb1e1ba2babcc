func balanced(_ text: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var stack: [Character] = []
    for c in text {
        if pairs.values.contains(c) { stack.append(c) }
        else if let open = pairs[c] { guard stack.popLast() == open else { return false } }
    }
    return stack.isEmpty
}
print(["(a[b]{c})", "(]", "((", ""].map(balanced))
