import SwiftUI

extension AnyTransition {
    static var slideAndFade: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .opacity)
    }

    static func fly(distance: CGFloat) -> AnyTransition {
        .modifier(active: FlyModifier(offset: distance, opacity: 0), identity: FlyModifier(offset: 0, opacity: 1))
    }
}

struct FlyModifier: ViewModifier {
    let offset: CGFloat
    let opacity: Double

    func body(content: Content) -> some View {
        content.offset(y: offset).opacity(opacity)
    }
}

struct BlurTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 12)
            .scaleEffect(phase == .willAppear ? 0.5 : 1)
    }
}

struct TransitionGallery: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 16) {
            Toggle("Show", isOn: $isOn.animation(.easeInOut(duration: 0.4)))
                .fixedSize()
            if isOn {
                Group {
                    block("slideAndFade").transition(.slideAndFade)
                    block("fly").transition(.fly(distance: 80))
                    block("blur").transition(BlurTransition())
                    block("push").transition(.push(from: .bottom))
                }
            }
            Spacer()
        }
        .padding()
    }

    private func block(_ name: String) -> some View {
        Text(name)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(.purple.opacity(0.3), in: .rect(cornerRadius: 12))
    }
}

#Preview {
    TransitionGallery()
}
