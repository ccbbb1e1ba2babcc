import SwiftUI

struct PulsingRings: View {
    @State private var scale: [CGFloat] = Array(repeating: 1, count: 3)
    @State private var isAnimating = false
    var foreverAnimation: Animation { Animation.easeInOut(duration: 1.2).repeatForever(autoreverses: true).speed(0.8) }
    var body: some View {
        ZStack {
            ForEach(0..<3) { i in
                Circle()
                    .stroke(lineWidth: CGFloat(3 - i))
                    .foregroundColor(Color.pink.opacity(1 - Double(i) * 0.3))
                    .frame(width: 80, height: 80)
                    .scaleEffect(isAnimating ? scale[i] + CGFloat(i) * 0.5 : 1)
                    .animation(foreverAnimation.delay(Double(i) * 0.2), value: isAnimating)
            }
            Image(systemName: "heart.fill").font(.system(size: 32)).foregroundColor(.pink)
                .transition(AnyTransition.scale.combined(with: .opacity).animation(.easeInOut))
                .transition(.asymmetric(insertion: AnyTransition.move(edge: .leading), removal: .modifier(active: ScaleModifier(scale: 0), identity: ScaleModifier(scale: 1))))
        }
        .onAppear { self.isAnimating = true }
        .onReceive(Timer.publish(every: 0.5, on: RunLoop.main, in: .default).autoconnect(), perform: { _ in self.scale.shuffle() })
        .frame(width: 240, height: 240)
    }
}
struct ScaleModifier: ViewModifier { let scale: CGFloat; func body(content: Content) -> some View { content.scaleEffect(scale) } }
extension AnyTransition { static var pop: AnyTransition { .modifier(active: ScaleModifier(scale: 0.2), identity: ScaleModifier(scale: 1)) } }
