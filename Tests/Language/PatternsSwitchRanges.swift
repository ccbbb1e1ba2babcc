func grade(_ score: Int) -> String {
    switch score {
    case ..<0: return "invalid"
    case 0..<50: return "fail"
    case 50...59, 60: return "pass"
    case 61..<90: return "good"
    case 90...: return "great"
    default: return "?"
    }
}
print([-1, 0, 49, 50, 60, 61, 90, 1000].map(grade))
func kind(_ c: Character) -> String {
    switch c {
    case "a", "e", "i", "o", "u": "vowel"
    case "a"..."z": "consonant"
    case "0"..."9": "digit"
    default: "other"
    }
}
print("ab7!".map(kind))
func size(_ x: Double) -> String {
    switch x { case 0: "zero"; case 0..<0.5: "small"; case 0.5...: "big"; default: "negative" }
}
print(size(0), size(0.2), size(7), size(-1))
