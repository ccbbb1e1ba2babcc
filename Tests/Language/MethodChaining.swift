struct Text {
    var content: String
    var size = 10
    var bold = false
    func font(_ size: Int) -> Text { var t = self; t.size = size; return t }
    func bold(_ on: Bool = true) -> Text { var t = self; t.bold = on; return t }
    func repeated(_ n: Int = 2) -> [Text] { Array(repeating: self, count: n) }
}
let t = Text(content: "a")
    .font(20)
    .bold()
print(t, t.bold(false).repeated().count)
print([3, 1, 2]
    .sorted()
    .map { $0 * 2 }
    .reduce(0, +))
