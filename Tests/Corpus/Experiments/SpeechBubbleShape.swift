import SwiftUI

struct SpeechBubble: Shape {
    enum Tail { case left, right, none }
    var tail: Tail = .left, radius = 14.0, tailSize = 8.0
    func path(in rect: CGRect) -> Path {
        let body = CGRect(x: rect.minX + (tail == .left ? tailSize : 0), y: rect.minY, width: rect.width - (tail == .none ? 0 : tailSize), height: rect.height)
        var path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: body)
        guard tail != .none else { return path }
        let x = tail == .left ? body.minX : body.maxX, tip = tail == .left ? rect.minX : rect.maxX
        var t = Path()
        t.move(to: CGPoint(x: x, y: rect.maxY - 24))
        t.addQuadCurve(to: CGPoint(x: tip, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 6))
        t.addQuadCurve(to: CGPoint(x: x + (tail == .left ? 12 : -12), y: rect.maxY - 6), control: CGPoint(x: x, y: rect.maxY))
        t.closeSubpath()
        path.addPath(t, transform: .identity)
        return path
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
struct SpeechBubbleShape: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach([SpeechBubble.Tail.left, .right, .none], id: \.self) { tail in
                Text("Tail \(String(describing: tail))").padding().background(SpeechBubble(tail: tail).fill(.green.opacity(0.3)))
                    .frame(maxWidth: .infinity, alignment: tail == .right ? .trailing : .leading)
            }
        }.padding()
    }
}
