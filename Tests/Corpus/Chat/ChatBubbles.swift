import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender { case me, them }
    let id: Int
    let text: String
    let sender: Sender
}

struct BubbleShape: Shape {
    var isMine: Bool

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
            cornerRadii: CGSize(width: 18, height: 18)
        )
        return Path(path.cgPath)
    }
}

struct ChatBubbles: View {
    let messages: [Message] = [
        Message(id: 1, text: "Are you at the station yet?", sender: .them),
        Message(id: 2, text: "Ten minutes. The bus took the scenic route again, I think the driver wanted to show us the lake.", sender: .me),
        Message(id: 3, text: "😂", sender: .them),
        Message(id: 4, text: "Platform 4!", sender: .them)
    ]

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 6) {
                ForEach(messages) { message in
                    let mine = message.sender == .me
                    HStack {
                        if mine { Spacer(minLength: 60) }
                        Text(message.text)
                            .padding(.vertical, 8)
                            .padding(.horizontal, 14)
                            .foregroundColor(mine ? .white : .primary)
                            .background(mine ? Color.blue : Color(UIColor.secondarySystemBackground))
                            .clipShape(BubbleShape(isMine: mine))
                        if !mine { Spacer(minLength: 60) }
                    }
                }
            }
            .padding(.horizontal)
        }
    }
}

struct ChatBubbles_Previews: PreviewProvider {
    static var previews: some View {
        ChatBubbles()
    }
}
