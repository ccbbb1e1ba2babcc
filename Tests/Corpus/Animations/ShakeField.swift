import SwiftUI

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct ShakeField: View {
    @State private var attempts: Int = 0
    @State private var pin = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 16) {
            SecureField("PIN", text: $pin)
                .keyboardType(.numberPad)
                .focused($isFocused)
                .padding(12)
                .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(attempts == 0 ? Color.gray : .red, lineWidth: 1))
                .modifier(Shake(animatableData: CGFloat(attempts)))
            Button("Unlock") {
                withAnimation(.default) { self.attempts += 1 }
            }
            .disabled(pin.count < 4)
        }
        .padding(.horizontal, 40)
        .onAppear { isFocused = true }
    }
}
