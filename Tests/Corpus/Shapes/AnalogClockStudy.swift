import SwiftUI

struct ClockHand: Shape {
    let length: CGFloat
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - rect.height / 2 * length))
        return path
    }
}

struct AnalogClock: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            let components = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: timeline.date)
            let seconds = Double(components.second ?? 0) + Double(components.nanosecond ?? 0) / 1_000_000_000
            let minutes = Double(components.minute!) + seconds / 60
            let hours = Double(components.hour! % 12) + minutes / 60
            ZStack {
                Circle().strokeBorder(Color.primary, lineWidth: 4)
                ForEach(0..<60) { tick in
                    self.tick(at: tick)
                }
                ForEach(1...12, id: \.self) { hour in
                    GeometryReader { proxy in
                        Text("\(hour)")
                            .font(.headline)
                            .rotationEffect(.degrees(-Double(hour) * 30))
                            .position(x: proxy.size.width / 2, y: 34)
                    }
                    .rotationEffect(.degrees(Double(hour) * 30))
                }
                ClockHand(length: 0.5).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(hours * 30))
                ClockHand(length: 0.75).stroke(style: .init(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(minutes * 6))
                ClockHand(length: 0.85).stroke(.red, lineWidth: 1.5).rotationEffect(.degrees(seconds * 6))
                Circle().frame(width: 10, height: 10)
            }
            .frame(width: 260, height: 260)
        }
    }

    private func tick(at tick: Int) -> some View {
        VStack {
            Rectangle()
                .fill(Color.primary)
                .opacity(tick % 5 == 0 ? 1 : 0.4)
                .frame(width: 2, height: tick % 5 == 0 ? 15 : 7)
            Spacer()
        }
        .rotationEffect(Angle.degrees(Double(tick) / 60 * 360))
    }
}
