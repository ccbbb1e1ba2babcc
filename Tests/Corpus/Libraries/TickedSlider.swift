import SwiftUI

struct TickedSlider: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = -45...45
    var majorEvery = 5
    @State private var startValue: Double?

    private let tickSpacing: CGFloat = 10

    var body: some View {
        GeometryReader { geo in
            let mid = geo.size.width / 2
            ZStack(alignment: .top) {
                ForEach(Array(stride(from: range.lowerBound, through: range.upperBound, by: 1)), id: \.self) { tick in
                    let isMajor = Int(tick).isMultiple(of: majorEvery)
                    let x = mid + CGFloat(tick - value) * tickSpacing
                    VStack(spacing: 6) {
                        Rectangle()
                            .frame(width: tick == 0 ? 2 : 1, height: isMajor ? 20 : 12)
                        if isMajor {
                            Text(tick, format: .number.sign(strategy: .always(includingZero: false)))
                                .font(.caption2)
                                .fixedSize()
                        }
                    }
                    .foregroundColor(isMajor ? .primary : .secondary)
                    .opacity(Double(1 - min(abs(x - mid) / mid, 1)))
                    .position(x: x, y: geo.size.height / 2)
                }
                Triangle()
                    .fill(Color.yellow)
                    .frame(width: 12, height: 8)
                    .position(x: mid, y: 4)
            }
            .contentShape(Rectangle())
            .highPriorityGesture(
                DragGesture()
                    .onChanged { g in
                        if startValue == nil { startValue = value }
                        let delta = Double(g.translation.width / tickSpacing)
                        value = (startValue! - delta).clamped(to: range)
                    }
                    .onEnded { _ in
                        startValue = nil
                        withAnimation(.interpolatingSpring(stiffness: 170, damping: 20)) { value.round(.toNearestOrAwayFromZero) }
                    }
            )
        }
        .frame(height: 64)
        .clipped()
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
        p.closeSubpath()
        return p
    }
}

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

struct StraightenScreen: View {
    @State private var angle = 12.0
    private let photo = Image(decorative: "mountain")
    var body: some View {
        VStack(spacing: 0) {
            photo
                .resizable()
                .aspectRatio(4 / 3, contentMode: .fill)
                .rotationEffect(.degrees(angle))
                .scaleEffect(1 + CGFloat(abs(angle)) / 60)
                .frame(maxWidth: .infinity)
                .frame(height: 300)
                .clipped()
                .overlay(ThirdsGrid().stroke(Color.white.opacity(0.6), lineWidth: 0.5))
            Text(Measurement(value: angle, unit: UnitAngle.degrees).formatted(.measurement(width: .narrow)))
                .font(.system(.body, design: .rounded).weight(.medium))
                .padding(.vertical, 8)
            TickedSlider(value: $angle)
                .background(Color.black.opacity(0.04))
            HStack {
                Button("Reset") { angle = .zero }
                Spacer()
                Button("Done") {}.font(.headline)
            }
            .padding()
        }
    }
    struct ThirdsGrid: Shape {
        func path(in r: CGRect) -> Path {
            Path { p in
                for i in 1...2 {
                    let f = CGFloat(i) / 3
                    p.move(to: CGPoint(x: r.width * f, y: 0)); p.addLine(to: CGPoint(x: r.width * f, y: r.height))
                    p.move(to: CGPoint(x: 0, y: r.height * f)); p.addLine(to: CGPoint(x: r.width, y: r.height * f))
                }
            }
        }
    }
}
