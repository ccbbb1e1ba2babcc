import SwiftUI

struct ChatBubbles: View {
    struct Message: Identifiable { let id = UUID(); let text: String; let isMine: Bool; let date: Date }
    let messages = [
        Message(text: "Are we still on for tonight?", isMine: false, date: .distantPast),
        Message(text: "Yes! I will bring the board game you liked so much last time.", isMine: true, date: .now)
    ]
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 6) {
                    ForEach(messages) { message in
                        HStack(alignment: .bottom) {
                            if message.isMine { Spacer(minLength: 60) }
                            Text(message.text)
                                .padding(.init(top: 8, leading: 14, bottom: 8, trailing: 14))
                                .foregroundColor(message.isMine ? .white : .primary)
                                .background(message.isMine ? Color.blue : Color(.systemGray5))
                                .clipShape(BubbleTail(isMine: message.isMine))
                            if !message.isMine { Spacer(minLength: 60) }
                        }
                        .id(message.id)
                        .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
                    }
                }
                .padding(.horizontal)
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.gray)
                Text("Message").frame(maxWidth: .infinity, alignment: .leading).padding(8).overlay(Capsule().stroke(.quaternary))
            }
            .padding(8)
            .background(.bar)
        }
    }
}
struct BubbleTail: Shape {
    var isMine: Bool
    func path(in rect: CGRect) -> Path {
        let corners: UIRectCorner = [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight]
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 16, height: 16))
        return Path(path.cgPath)
    }
}
