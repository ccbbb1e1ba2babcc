import SwiftUI

struct PhasesAndKeyframes: View {
    struct Values {
        var scale = 1.0
        var rotation = Angle.zero
        var y = 0.0
    }

    enum Phase: CaseIterable {
        case rest, up, spin

        var offset: CGFloat { self == .up ? -30 : 0 }
        var angle: Double { self == .spin ? 360 : 0 }
    }

    @State private var trigger = 0

    var body: some View {
        HStack(spacing: 60) {
            Image(systemName: "bell.fill")
                .phaseAnimator(Phase.allCases, trigger: trigger) { content, phase in
                    content
                        .offset(y: phase.offset)
                        .rotationEffect(.degrees(phase.angle))
                } animation: { phase in
                    switch phase {
                    case .rest: .smooth
                    case .up: .easeOut(duration: 0.2)
                    case .spin: .bouncy
                    }
                }
            Text("🎈")
                .keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
                    content
                        .scaleEffect(value.scale)
                        .rotationEffect(value.rotation)
                        .offset(y: value.y)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.2, duration: 0.2)
                        SpringKeyframe(1, duration: 0.4, spring: .bouncy)
                    }
                    KeyframeTrack(\.y) {
                        CubicKeyframe(-80, duration: 0.4)
                        CubicKeyframe(0, duration: 0.4)
                    }
                    KeyframeTrack(\.rotation) {
                        LinearKeyframe(.degrees(10), duration: 0.3)
                        LinearKeyframe(.zero, duration: 0.3)
                    }
                }
        }
        .font(.system(size: 60))
        .onTapGesture { trigger += 1 }
        .sensoryFeedback(.impact, trigger: trigger)
    }
}

#Preview {
    PhasesAndKeyframes()
}
