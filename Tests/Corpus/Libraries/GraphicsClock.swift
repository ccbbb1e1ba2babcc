import SwiftUI

struct GraphicsClock: View {
    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
            let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: timeline.date)
            let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9
            ZStack {
                Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
                    let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
                    context.stroke(Path(ellipseIn: rect), with: .color(.primary), lineWidth: 3)
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    for tick in 0..<60 {
                        var inner = context
                        inner.rotate(by: .degrees(Double(tick) * 6))
                        inner.fill(Path(CGRect(x: -1, y: -size.height / 2 + 8, width: 2, height: tick % 5 == 0 ? 14 : 6)), with: .foreground)
                    }
                    if let resolved = context.resolveSymbol(id: "logo") { context.draw(resolved, at: CGPoint(x: 0, y: 30)) }
                    context.opacity = 0.4
                    context.draw(Text("XII").font(.caption), at: .init(x: 0, y: -60), anchor: .center)
                } symbols: {
                    Image(systemName: "clock").tag("logo")
                }
                Hand(angle: .degrees(Double(parts.minute ?? 0) * 6), length: 0.8).stroke(.primary, lineWidth: 4)
                Hand(angle: .degrees((Double(parts.hour ?? 0).truncatingRemainder(dividingBy: 12) + Double(parts.minute ?? 0) / 60) * 30), length: 0.5).stroke(.primary, style: .init(lineWidth: 6, lineCap: .round))
                Hand(angle: .degrees(seconds * 6), length: 0.9).stroke(.red, lineWidth: 1)
            }
            .aspectRatio(1, contentMode: .fit)
            .accessibilityLabel(Text(timeline.date, style: .time))
            .overlay(alignment: .bottom) { Text(timeline.cadence == .live ? "live" : "slow").font(.caption2).offset(y: 20) }
        }
        .frame(width: 220)
        .padding(30)
        .background {
            RoundedRectangle(cornerRadius: 40, style: .continuous)
                .fill(.shadow(.inner(color: .black.opacity(0.3), radius: 6, x: 0, y: 3)))
                .foregroundStyle(.background.shadow(.drop(radius: 10)))
        }
    }
}
struct Hand: Shape {
    var angle: Angle
    var length: CGFloat
    var animatableData: Double {
        get { angle.radians }
        set { angle = Angle(radians: newValue) }
    }
    func path(in rect: CGRect) -> Path {
        let r = min(rect.width, rect.height) / 2 * length
        var p = Path()
        p.move(to: CGPoint(x: rect.midX, y: rect.midY))
        p.addLine(to: CGPoint(x: rect.midX + CGFloat(sin(angle.radians)) * r, y: rect.midY - CGFloat(cos(angle.radians)) * r))
        return p.applying(CGAffineTransform.identity)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
