import SwiftUI

struct TimelineAndCanvas: View {
    private let start = Date()

    var body: some View {
        VStack(spacing: 24) {
            TimelineView(.animation) { context in
                let elapsed = context.date.timeIntervalSince(start)
                Circle()
                    .fill(.orange)
                    .frame(width: 40, height: 40)
                    .offset(x: cos(elapsed) * 60)
            }
            .frame(width: 200, height: 60)
            TimelineView(.periodic(from: .now, by: 1)) { timeline in
                Text(timeline.date, style: .time)
                    .font(.title.monospacedDigit())
            }
            Canvas { context, size in
                for i in 0..<20 {
                    let rect = CGRect(x: CGFloat(i) * size.width / 20, y: 0, width: 2, height: size.height)
                    context.fill(Path(rect), with: .color(.blue.opacity(Double(i) / 20)))
                }
                context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)), with: .color(.red), lineWidth: 2)
                context.draw(Text("Canvas").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
                if let symbol = context.resolveSymbol(id: "star") {
                    context.draw(symbol, at: .init(x: 20, y: 20))
                }
            } symbols: {
                Image(systemName: "star.fill").tag("star")
            }
            .frame(height: 100)
            .border(.gray)
        }
        .padding()
    }
}

#Preview {
    TimelineAndCanvas()
}
