enum Suit: String, CaseIterable { case clubs, diamonds, hearts, spades }
print(Suit.allCases.count, Suit.allCases)
for (i, suit) in Suit.allCases.enumerated() { print(i, suit.rawValue.capitalizedFirst, terminator: ";") }
print()
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
print(Suit.allCases.filter { $0 != .hearts }.last!)
func next(_ s: Suit) -> Suit {
    let all = Suit.allCases
    return all[(all.firstIndex(of: s)! + 1) % all.count]
}
print(next(.clubs), next(.spades))
