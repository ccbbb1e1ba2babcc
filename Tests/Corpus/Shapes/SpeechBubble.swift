import SwiftUI

struct SpeechBubble: Shape {
    enum Tail { case left, right }
    var tail: Tail = .left
    var radius: CGFloat = 14
    var tailSize = CGSize(width: 16, height: 12)

    func path(in rect: CGRect) -> Path {
        let box = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tailSize.height)
        var path = Path(roundedRect: box, cornerSize: CGSize(width: radius, height: radius))
        let x = tail == .left ? box.minX + radius * 2 : box.maxX - radius * 2
        path.move(to: CGPoint(x: x - tailSize.width / 2, y: box.maxY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
        path.addLine(to: CGPoint(x: x + tailSize.width / 2, y: box.maxY))
        path.closeSubpath()
        return path
    }
}

struct SpeechBubbles: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Have you seen the heron?")
                .padding(12)
                .padding(.bottom, 12)
                .background(SpeechBubble().fill(Color.yellow))
            Text("Only its feet.")
                .padding(12)
                .padding(.bottom, 12)
                .background(SpeechBubble(tail: .right).stroke(Color.gray, lineWidth: 2))
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
    }
}

struct SpeechBubbles_Previews: PreviewProvider {
    static var previews: some View {
        SpeechBubbles()
    }
}
