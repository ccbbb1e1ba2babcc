import SwiftUI

struct AnimatableNumberModifier: AnimatableModifier {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    func body(content: Content) -> some View {
        content.overlay(Text("\(Int(number))").monospacedDigit())
    }
}

extension View {
    func animatingOverlay(for number: Double) -> some View { modifier(AnimatableNumberModifier(number: number)) }
}

struct CountingNumber: View {
    @State private var number: Double = 0
    var body: some View {
        VStack(spacing: 20) {
            Color.clear
                .frame(width: 50, height: 50)
                .animatingOverlay(for: number)
                .font(.system(size: 48, weight: .thin, design: .rounded))
            HStack {
                ForEach([0.0, 50, 100], id: \.self) { target in
                    Button("\(target, specifier: "%.0f")") { withAnimation(.easeOut(duration: 1)) { number = target } }
                }
            }
        }
    }
}
