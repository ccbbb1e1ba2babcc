import SwiftUI

struct Ticket: Shape {
    var notch: CGFloat = 12
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addArc(center: CGPoint(x: rect.maxX, y: rect.midY), radius: notch, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addArc(center: CGPoint(x: rect.minX, y: rect.midY), radius: notch, startAngle: Angle(degrees: 90), endAngle: Angle(degrees: -90), clockwise: true)
        path.closeSubpath()
        return path
    }
}
struct TicketShape: View {
    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                Text("ADMIT ONE").font(.caption).tracking(4)
                Text("Evening concert").font(.title3.bold())
                Text(Date(timeIntervalSince1970: 1_700_000_000), format: .dateTime.day().month().year()).font(.footnote)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(width: 1)
            Text("A12").font(.title.monospaced()).rotationEffect(.degrees(90)).fixedSize().frame(width: 70)
        }
        .padding()
        .frame(height: 110)
        .background(Ticket().fill(.orange.opacity(0.3)).overlay(Ticket().stroke(.orange)))
        .padding(.horizontal)
    }
    struct Line: Shape {
        func path(in rect: CGRect) -> Path { Path { $0.move(to: CGPoint(x: 0, y: 0)); $0.addLine(to: CGPoint(x: 0, y: rect.height)) } }
    }
}
