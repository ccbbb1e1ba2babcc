import SwiftUI

struct WaveRenderer: TextRenderer {
    var strength: Double
    var animatableData: Double { get { strength } set { strength = newValue } }
    var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0) }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, glyph) in run.enumerated() {
                    var copy = context
                    copy.translateBy(x: 0, y: sin(Double(index) + strength) * 6)
                    if run[HighlightAttribute.self] != nil { copy.addFilter(.shadow(color: .yellow, radius: 4)) }
                    copy.draw(glyph, options: .disablesSubpixelQuantization)
                }
            }
        }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}
struct HighlightAttribute: TextAttribute {}

extension EnvironmentValues {
    @Entry var heroTint: Color = .orange
    @Entry fileprivate var onDismiss: (() -> Void)? = nil
}
extension View { func heroTint(_ color: Color) -> some View { environment(\.heroTint, color) } }

struct RendererTitle: View {
    @Environment(\.heroTint) private var tint
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var strength = 0.0
    @State private var trigger = 0
    struct Frame { var scale = 1.0; var offset: CGFloat = .zero; var angle: Angle = .zero }

    var body: some View {
        VStack(spacing: 24) {
            (Text("Make ") + Text("waves").foregroundStyle(tint).bold().customAttribute(HighlightAttribute()) + Text(" today"))
                .font(.system(size: 40, weight: .heavy, design: .rounded))
                .textRenderer(WaveRenderer(strength: strength))
                .onAppear { withAnimation(reduceMotion ? nil : .linear(duration: 4).repeatForever()) { strength = .pi * 2 } }
            Image(systemName: "bell.badge.waveform")
                .font(.system(size: 64))
                .symbolRenderingMode(.palette)
                .foregroundStyle(tint, .blue)
                .symbolVariant(.fill)
                .symbolEffect(.variableColor.iterative.reversing, options: .repeat(2).speed(1.5), isActive: trigger > 0)
                .keyframeAnimator(initialValue: Frame(), trigger: trigger) { content, value in
                    content.scaleEffect(value.scale).offset(y: value.offset).rotationEffect(value.angle, anchor: .top)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        SpringKeyframe(1.3, duration: 0.2, spring: .bouncy)
                        LinearKeyframe(1, duration: 0.3)
                    }
                    KeyframeTrack(\.offset) { CubicKeyframe(-20, duration: 0.25); MoveKeyframe(0) }
                    KeyframeTrack(\.angle) { for sign in [1.0, -1, 0] { CubicKeyframe(.degrees(14 * sign), duration: 0.15) } }
                }
            MeshGradient(width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], SIMD2(1, 1)], colors: [.red, .purple, .indigo, .orange, .pink, .blue], smoothsColors: true)
                .frame(height: 80)
                .clipShape(.rect(cornerRadii: .init(topLeading: 20, bottomTrailing: 20)))
                .visualEffect { [strength] content, proxy in content.hueRotation(.degrees(strength * proxy.size.width / 100)) }
            Button("Ring") { trigger += 1 }
                .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.7), trigger: trigger)
        }
        .padding()
        .multilineTextAlignment(.center)
        .typesettingLanguage(.init(languageCode: .english))
        .heroTint(.mint)
    }
}
