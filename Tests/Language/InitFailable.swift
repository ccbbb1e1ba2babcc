struct Email {
    let text: String
    init?(_ text: String) {
        guard text.contains("@") else { return nil }
        self.text = text
    }
}
enum Dir: Character { case up = "u", down = "d"
    init?(name: String) {
        switch name {
        case "up": self = .up
        case "down": self = .down
        default: return nil
        }
    }
}
print(Email("a@b")?.text ?? "bad", Email("ab") == nil, Dir(name: "down")!, Dir(name: "x") as Any, Dir(rawValue: "u")!)
print(["a@b", "c", "d@e"].compactMap(Email.init).map(\.text))
class Base { let n: Int; init?(n: Int) { if n < 0 { return nil }; self.n = n } }
print(Base(n: -1) == nil, Base(n: 4)?.n ?? 0)
