import SwiftUI

struct SetCard: Identifiable, Hashable {
    enum Number: Int, CaseIterable { case one = 1, two, three }
    enum Symbol: CaseIterable { case diamond, oval, squiggle }
    enum Shading: CaseIterable { case solid, striped, open }
    enum Tint: String, CaseIterable { case red, green, purple }

    let number: Number
    let symbol: Symbol
    let shading: Shading
    let tint: Tint
    var id: Int { hashValue }
}

struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.move(to: CGPoint(x: rect.midX, y: rect.minY))
        p.addLine(to: .init(x: rect.maxX, y: rect.midY))
        p.addLine(to: .init(x: rect.midX, y: rect.maxY))
        p.addLine(to: .init(x: rect.minX, y: rect.midY))
        p.closeSubpath()
        return p
    }
}

struct Squiggle: Shape {
    func path(in rect: CGRect) -> Path {
        var upper = Path()
        let sqdx = rect.width * 0.1
        let sqdy = rect.height * 0.2
        upper.move(to: CGPoint(x: rect.minX, y: rect.midY))
        upper.addCurve(to: CGPoint(x: rect.minX + rect.width * 1 / 2, y: rect.minY + rect.height / 8),
                       control1: CGPoint(x: rect.minX, y: rect.minY),
                       control2: CGPoint(x: rect.minX + rect.width * 1 / 2 - sqdx, y: rect.minY + rect.height / 8 - sqdy))
        upper.addCurve(to: CGPoint(x: rect.minX + rect.width * 4 / 5, y: rect.minY + rect.height / 8),
                       control1: CGPoint(x: rect.minX + rect.width * 1 / 2 + sqdx, y: rect.minY + rect.height / 8 + sqdy),
                       control2: CGPoint(x: rect.minX + rect.width * 4 / 5 - sqdx, y: rect.minY + rect.height / 8 + sqdy))
        var lower = upper
        lower = lower.applying(CGAffineTransform.identity.rotated(by: CGFloat.pi))
        lower = lower.applying(CGAffineTransform.identity.translatedBy(x: rect.size.width, y: rect.size.height))
        upper.move(to: CGPoint(x: rect.minX, y: rect.midY))
        upper.addPath(lower)
        return upper
    }
}

struct StripedFill<S: Shape>: View {
    var shape: S
    var color: Color
    var stripes = 10

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<stripes, id: \.self) { _ in
                Color.clear
                color.frame(width: 1)
            }
        }
        .mask(shape)
        .overlay(shape.stroke(color, lineWidth: 2))
    }
}

struct SetSymbol: View {
    let card: SetCard

    private var color: Color {
        switch card.tint {
        case .red: .red
        case .green: .green
        case .purple: .purple
        }
    }

    @ViewBuilder private func shaded<S: Shape>(_ shape: S) -> some View {
        switch card.shading {
        case .solid: shape.fill(color)
        case .open: shape.stroke(color, lineWidth: 2)
        case .striped: StripedFill(shape: shape, color: color)
        }
    }

    var body: some View {
        Group {
            switch card.symbol {
            case .diamond: shaded(Diamond())
            case .oval: shaded(Capsule(style: .circular))
            case .squiggle: shaded(Squiggle())
            }
        }
        .aspectRatio(2, contentMode: .fit)
    }
}

struct SetGameView: View {
    @State private var deck: [SetCard] = {
        var cards = [SetCard]()
        for n in SetCard.Number.allCases {
            for s in SetCard.Symbol.allCases {
                for sh in SetCard.Shading.allCases {
                    for t in SetCard.Tint.allCases {
                        cards.append(SetCard(number: n, symbol: s, shading: sh, tint: t))
                    }
                }
            }
        }
        return cards
    }()
    @State private var selected: Set<SetCard> = []
    @State private var shown = 12

    private var dealt: ArraySlice<SetCard> { deck.prefix(shown) }

    var body: some View {
        VStack {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 60, maximum: 140), spacing: 8), count: 3), spacing: 8) {
                ForEach(dealt) { card in
                    VStack(spacing: 4) {
                        ForEach(0..<card.number.rawValue, id: \.self) { _ in SetSymbol(card: card) }
                    }
                    .padding(8)
                    .frame(maxWidth: .infinity)
                    .aspectRatio(1, contentMode: .fill)
                    .background(RoundedRectangle(cornerRadius: 10).stroke(selected.contains(card) ? .blue : .gray, lineWidth: selected.contains(card) ? 3 : 1))
                    .onTapGesture { select(card) }
                }
            }
            HStack {
                Button("Deal 3 More") { shown = min(shown + 3, deck.count) }
                    .disabled(shown >= deck.count)
                Spacer()
                Text("\(deck.count - shown) left").foregroundStyle(.secondary)
            }
            .padding(.horizontal)
        }
        .onAppear { if let first = deck.first { selected.insert(first) } }
    }

    private func select(_ card: SetCard) {
        if selected.remove(card) == nil { selected.insert(card) }
        if selected.count == 3, isSet(Array(selected)) {
            deck.removeAll { selected.contains($0) }
            selected.removeAll(keepingCapacity: true)
        } else if selected.count >= 3 {
            selected = [card]
        }
    }

    private func isSet(_ cards: [SetCard]) -> Bool {
        func allSameOrDifferent<T: Hashable>(_ key: KeyPath<SetCard, T>) -> Bool {
            let n = Set(cards.map { $0[keyPath: key] }).count
            return n == 1 || n == 3
        }
        return allSameOrDifferent(\.number) && allSameOrDifferent(\.symbol) && allSameOrDifferent(\.shading) && allSameOrDifferent(\.tint)
    }
}

#Preview { SetGameView() }
