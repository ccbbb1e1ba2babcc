enum Light {
    case red, green, yellow
    static let initial = Light.red
    static func from(_ letter: Character) -> Light? {
        switch letter {
        case "r": .red
        case "g": .green
        case "y": .yellow
        default: nil
        }
    }
    mutating func advance() {
        switch self {
        case .red: self = .green
        case .green: self = .yellow
        case .yellow: self = .red
        }
    }
}
var light = Light.initial
for _ in 1...4 { light.advance() }
print(light, Light.from("y")!, Light.from("x") as Any)
