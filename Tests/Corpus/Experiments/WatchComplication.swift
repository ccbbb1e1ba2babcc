import SwiftUI

struct WatchComplication: View {
    @Environment(\.isLuminanceReduced) var isLuminanceReduced
    @State private var crown = 0.0
    let rings: [(Double, Color)] = [(0.82, .red), (0.55, .green), (1.2, .cyan)]
    var body: some View {
        VStack(spacing: 4) {
            ZStack {
                ForEach(Array(zip(rings.indices, rings)), id: \.0) { index, ring in
                    let inset = CGFloat(index) * 14
                    Circle().inset(by: inset + 6).stroke(ring.1.opacity(0.2), lineWidth: 12)
                    Circle().inset(by: inset + 6).trim(from: 0, to: min(ring.0, 1)).stroke(AngularGradient(colors: [ring.1.opacity(0.6), ring.1], center: .center, startAngle: .zero, endAngle: .degrees(360 * ring.0)), style: StrokeStyle(lineWidth: 12, lineCap: .round)).rotationEffect(.degrees(-90))
                    if ring.0 > 1 {
                        Circle().fill(ring.1).frame(width: 12, height: 12).offset(y: -(60 - 6 - inset)).rotationEffect(.degrees(360 * (ring.0 - 1))).shadow(color: .black.opacity(0.5), radius: 2, x: 2)
                    }
                }
            }
            .frame(width: 120, height: 120)
            HStack { ForEach(rings, id: \.0) { value, color in Text(value, format: .percent.precision(.fractionLength(0))).foregroundStyle(color) } }
                .font(.system(.caption2, design: .rounded).monospacedDigit())
        }
        .focusable()
        .digitalCrownRotation($crown, from: 0, through: 10, by: 0.1, sensitivity: .low, isContinuous: false, isHapticFeedbackEnabled: true)
        .opacity(isLuminanceReduced ? 0.5 : 1)
        .containerBackground(.black.gradient, for: .navigation)
    }
}
