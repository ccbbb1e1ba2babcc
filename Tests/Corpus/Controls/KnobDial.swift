import SwiftUI

struct KnobDial: View {
    @State private var angle: Angle = .degrees(40)
    @State private var lastAngle: Angle = .zero

    private func angle(for point: CGPoint, in size: CGSize) -> Angle {
        let dx = point.x - size.width / 2
        let dy = point.y - size.height / 2
        return Angle(radians: Double(atan2(dy, dx)) + .pi / 2)
    }

    var body: some View {
        VStack(spacing: 20) {
            GeometryReader { geo in
                ZStack {
                    Circle()
                        .fill(AngularGradient(colors: [.gray, .white, .gray, .white, .gray], center: .center))
                    Circle()
                        .strokeBorder(.black.opacity(0.2), lineWidth: 2)
                    Capsule()
                        .fill(.red)
                        .frame(width: 4, height: 24)
                        .frame(maxHeight: .infinity, alignment: .top)
                        .padding(.top, 8)
                        .rotationEffect(angle)
                }
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { angle = angle(for: $0.location, in: geo.size) }
                        .onEnded { _ in lastAngle = angle }
                )
                .simultaneousGesture(
                    RotationGesture()
                        .onChanged { angle = lastAngle + $0 }
                )
            }
            .frame(width: 140, height: 140)
            Text("\(Int(angle.degrees.rounded()))°")
                .font(.title3.monospacedDigit())
        }
        .padding()
    }

    private func angle(for point: CGPoint, in size: CGSize, snapping step: Double) -> Angle {
        let raw = self.angle(for: point, in: size).degrees
        return .degrees((raw / step).rounded() * step)
    }
}

#Preview {
    KnobDial()
}
