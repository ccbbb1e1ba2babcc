import SwiftUI

struct CardDeck: View {
    struct Card: Identifiable, Equatable { let id: Int; let name: String; var color: Color { [.red, .blue, .green, .orange][id % 4] } }
    @State private var cards = ["Ada", "Grace", "Linus", "Alan"].enumerated().map { Card(id: $0, name: $1) }
    @State private var translation: CGSize = .zero
    @State private var swipeStatus: LikeDislike = .none
    private enum LikeDislike: Int { case like, dislike, none }
    private let thresholdPercentage: CGFloat = 0.5
    private func width(_ geometry: GeometryProxy, id: Int) -> CGFloat { geometry.size.width - CGFloat(cards.count - 1 - id) * 10 }
    private func offset(_ geometry: GeometryProxy, id: Int) -> CGFloat { CGFloat(cards.count - 1 - id) * 10 }
    private func percentage(_ geometry: GeometryProxy, from gesture: DragGesture.Value) -> CGFloat { gesture.translation.width / geometry.size.width }
    private var maxID: Int { return self.cards.map { $0.id }.max() ?? 0 }
    var body: some View {
        VStack {
            GeometryReader { geometry in
                LinearGradient(gradient: Gradient(colors: [Color(#colorLiteral(red: 0.85, green: 0.8, blue: 0.95, alpha: 1)), Color.init(#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1))]), startPoint: .bottom, endPoint: .top)
                    .frame(width: geometry.size.width * 1.5, height: geometry.size.height)
                    .background(Color.blue).clipShape(Circle()).offset(x: -geometry.size.width / 4, y: -geometry.size.height / 2)
                ZStack {
                    ForEach(self.cards, id: \.self.id) { user in
                        Group {
                            if (self.maxID - 3)...self.maxID ~= user.id {
                                VStack(alignment: .leading) {
                                    user.color.frame(width: geometry.size.width - 40, height: geometry.size.height * 0.55)
                                    Text("\(user.name), \(20 + user.id)").font(.title).bold()
                                }
                                .padding(.bottom).background(Color.white).cornerRadius(10).shadow(radius: 5)
                                .animation(.interactiveSpring())
                                .offset(x: user.id == self.maxID ? self.translation.width : 0, y: 0)
                                .rotationEffect(.degrees(user.id == maxID ? Double(self.translation.width / geometry.size.width) * 25 : 0), anchor: .bottom)
                                .gesture(DragGesture().onChanged { value in
                                    self.translation = value.translation
                                    if percentage(geometry, from: value) >= self.thresholdPercentage { swipeStatus = .like } else if self.percentage(geometry, from: value) <= -thresholdPercentage { swipeStatus = .dislike } else { swipeStatus = .none }
                                }.onEnded { value in
                                    if abs(percentage(geometry, from: value)) > self.thresholdPercentage { self.cards.removeAll { $0.id == user.id } }
                                    self.translation = .zero
                                })
                                .frame(width: self.width(geometry, id: user.id), height: 400)
                                .offset(x: 0, y: self.offset(geometry, id: user.id))
                            }
                        }
                    }
                }
                Spacer()
            }
        }.padding()
    }
}
