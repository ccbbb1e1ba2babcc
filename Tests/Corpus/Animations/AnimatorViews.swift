import SwiftUI

struct AnimatorViews: View {
    @State private var beats = 0

    var body: some View {
        VStack(spacing: 40) {
            PhaseAnimator([0.8, 1.2, 1.0], trigger: beats) { scale in
                Image(systemName: "heart.fill")
                    .font(.largeTitle)
                    .scaleEffect(scale)
                    .foregroundStyle(.red)
            } animation: { _ in
                .easeInOut(duration: 0.25)
            }
            KeyframeAnimator(initialValue: CGFloat.zero, trigger: beats) { value in
                Capsule()
                    .frame(width: 60 + value, height: 12)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 0.2)
                SpringKeyframe(0, duration: 0.5)
            }
            .frame(width: 120)
            Button("Beat") { beats += 1 }
        }
        .geometryGroup()
    }
}

#Preview {
    AnimatorViews()
}
