import SwiftUI

struct AnimatedHamburger: View {
    @State private var open = false
    var body: some View {
        VStack(spacing: 6) {
            bar.rotationEffect(.degrees(open ? 48 : 0), anchor: .leading)
            bar.scaleEffect(x: open ? 0 : 1, y: 1, anchor: .center).opacity(open ? 0 : 1)
            bar.rotationEffect(.degrees(open ? -48 : 0), anchor: .leading)
        }
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.interpolatingSpring(stiffness: 300, damping: 15)) { open.toggle() } }
        .accessibilityAddTraits([.isButton])
        .accessibilityLabel(open ? "Close menu" : "Open menu")
    }
    private var bar: some View { Capsule().frame(width: 28, height: 4) }
}
