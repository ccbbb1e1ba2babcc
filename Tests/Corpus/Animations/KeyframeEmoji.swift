import SwiftUI

struct AnimationValues {
    var scale = 1.0
    var verticalStretch = 1.0
    var verticalTranslation = 0.0
    var angle = Angle.zero
    var chromaRotation: Angle = .degrees(0)
}

enum Phase: CaseIterable {
    case initial, lift, shakeLeft, shakeRight
    var yOffset: CGFloat { switch self { case .initial: 0; case .lift, .shakeLeft, .shakeRight: -30 } }
    var scale: CGFloat { self == .initial ? 1 : 1.2 }
    var rotation: Double {
        switch self {
        case .initial, .lift: return 0
        case .shakeLeft: return -30
        case .shakeRight: return 30
        }
    }
}

struct KeyframeEmoji: View {
    @State private var trigger = 0
    @State private var tapped: Bool = false

    var body: some View {
        VStack(spacing: 60) {
            Text("🔥")
                .font(.system(size: 90))
                .keyframeAnimator(initialValue: AnimationValues(), trigger: trigger) { content, value in
                    content
                        .foregroundStyle(.red)
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .scaleEffect(y: value.verticalStretch)
                        .offset(y: value.verticalTranslation)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.zero, duration: 0.58)
                        CubicKeyframe(.degrees(16), duration: 0.125)
                        CubicKeyframe(.degrees(-16), duration: 0.125)
                        CubicKeyframe(.zero, duration: 0.125)
                    }
                    KeyframeTrack(\.verticalStretch) {
                        LinearKeyframe(1.0, duration: 0.1)
                        SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
                        MoveKeyframe(0.8)
                    }
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.0, duration: 0.36)
                        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                        SpringKeyframe(1.0, spring: .bouncy)
                    }
                }
                .onTapGesture { trigger += 1 }
            Image(systemName: "bell.fill")
                .font(.largeTitle)
                .phaseAnimator([false, true]) { icon, isRotated in
                    icon.rotationEffect(.degrees(isRotated ? 20 : -20), anchor: .top)
                } animation: { isRotated in
                    isRotated ? .easeInOut(duration: 0.14) : .bouncy(duration: 0.3, extraBounce: 0.2)
                }
            Label("Phases", systemImage: "sparkles")
                .phaseAnimator(Phase.allCases, trigger: tapped) { content, phase in
                    content
                        .offset(y: phase.yOffset)
                        .scaleEffect(phase.scale)
                        .rotationEffect(Angle(degrees: phase.rotation))
                } animation: { phase in
                    switch phase {
                    case .initial: .smooth
                    case .lift: .easeInOut
                    case .shakeLeft, .shakeRight: .linear(duration: 0.2)
                    }
                }
                .onTapGesture { tapped.toggle() }
            PhaseAnimator([1.0, 0.5]) { value in
                Capsule().fill(.mint.gradient).frame(width: 120 * value, height: 20)
            }
        }
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.8), trigger: trigger)
    }
}

#Preview { KeyframeEmoji() }
