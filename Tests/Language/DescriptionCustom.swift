struct Temperature: CustomStringConvertible {
    let celsius: Double
    var description: String { "\(celsius)°C" }
}
enum Suit: CustomStringConvertible { case hearts, spades
    var description: String { self == .hearts ? "♥" : "♠" }
}
let t = Temperature(celsius: 21.5)
print(t, "\(t)", String(describing: t), [t], ["k": t], Optional(t) as Any)
print(Suit.hearts, [Suit.spades], (Suit.hearts, 1))
struct Wrapper { let t: Temperature; let s: Suit }
print(Wrapper(t: t, s: .spades))
