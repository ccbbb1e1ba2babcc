struct Deck: RandomAccessCollection { private var cards = ["ace", "two", "six"]
    var startIndex: Int { cards.startIndex }
    var endIndex: Int { cards.endIndex }
    subscript(position: Int) -> String { cards[position] } }
let deck = Deck()
print(deck.count, deck.first!, deck.last!, deck.isEmpty, deck.indices.map { $0 }, deck.firstIndex(of: "six")!)
for card in deck.reversed() { print(card) }
print(deck.map(\.count), deck[1...].map { $0 }, deck.dropLast().joined(separator: "/"), deck.enumerated().map { "\($0)\($1)" })
extension Collection { var second: Element? { count > 1 ? self[index(after: startIndex)] : nil } }
print(deck.second!, [9].second as Any, "xyz".second!)
