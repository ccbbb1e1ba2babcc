import SwiftUI

struct MemoryGame<CardContent: Equatable> {
    struct Card: Identifiable {
        var isFaceUp = false
        var isMatched = false
        let content: CardContent
        let id: String
    }

    private(set) var cards: [Card]

    private var indexOfOnlyFaceUp: Int? {
        get {
            let faceUp = cards.indices.filter { cards[$0].isFaceUp }
            return faceUp.count == 1 ? faceUp.first : nil
        }
        set {
            cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue }
        }
    }

    init(pairs: Int, factory: (Int) -> CardContent) {
        cards = []
        for pair in 0..<max(2, pairs) {
            let content = factory(pair)
            cards.append(Card(content: content, id: "\(pair)a"))
            cards.append(Card(content: content, id: "\(pair)b"))
        }
    }

    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp, !cards[chosen].isMatched else { return }
        if let other = indexOfOnlyFaceUp {
            if cards[chosen].content == cards[other].content {
                cards[chosen].isMatched = true
                cards[other].isMatched = true
            }
            cards[chosen].isFaceUp = true
        } else {
            indexOfOnlyFaceUp = chosen
        }
    }
}

class EmojiMemoryGame: ObservableObject {
    private static let emojis = ["👻", "🎃", "🕷", "😈", "💀", "🕸", "🧙", "🙀"]
    typealias Card = MemoryGame<String>.Card

    @Published private var model = MemoryGame(pairs: 6) { emojis.indices.contains($0) ? emojis[$0] : "⁉️" }

    var cards: [Card] { model.cards }
    func choose(_ card: Card) { model.choose(card) }
}

struct MemoryBoard: View {
    @ObservedObject var game = EmojiMemoryGame()

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 0)], spacing: 0) {
                ForEach(game.cards) { card in
                    CardView(card)
                        .aspectRatio(2/3, contentMode: .fit)
                        .padding(4)
                        .onTapGesture { game.choose(card) }
                }
            }
        }
        .foregroundColor(.orange)
        .padding()
        .onAppear { game.choose(game.cards[0]) }
    }
}

struct CardView: View {
    let card: MemoryGame<String>.Card

    init(_ card: MemoryGame<String>.Card) { self.card = card }

    var body: some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: 12)
            Group {
                base.fill(.white)
                base.strokeBorder(lineWidth: 2)
                Text(card.content)
                    .font(.system(size: 200))
                    .minimumScaleFactor(0.01)
                    .aspectRatio(1, contentMode: .fit)
            }
            .opacity(card.isFaceUp ? 1 : 0)
            base.fill().opacity(card.isFaceUp ? 0 : 1)
        }
        .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
    }
}

#Preview {
    MemoryBoard()
}
