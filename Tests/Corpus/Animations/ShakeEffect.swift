import SwiftUI

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct Number: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text("\(value, specifier: "%.0f")")
            .font(.system(size: 44, weight: .bold))
    }
}

struct ShakeEffect: View {
    @State private var attempts = 0
    @State private var score = 120.0

    var body: some View {
        VStack(spacing: 20) {
            Rectangle()
                .fill(Color.pink)
                .frame(width: 200, height: 100)
                .modifier(Shake(animatableData: CGFloat(attempts)))
            Number(value: score)
            Button(action: {
                withAnimation(.default) {
                    self.attempts += 1
                    self.score += 250
                }
            }, label: { Text("Login") })
        }
    }
}

struct ShakeEffect_Previews: PreviewProvider {
    static var previews: some View {
        ShakeEffect()
    }
}
