import SwiftUI

struct Wobble: GeometryEffect {
    var turns: CGFloat
    var strength: CGFloat = 6

    var animatableData: CGFloat {
        get { turns }
        set { turns = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let shift = strength * sin(turns * 2 * .pi)
        return ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
    }
}

struct RollingNumber: View, Animatable {
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

struct WobbleAndCount: View {
    @State private var tries = 0
    @State private var score = 120.0

    var body: some View {
        VStack(spacing: 20) {
            Label("Wrong PIN", systemImage: "lock.fill")
                .padding()
                .background(Color.pink.opacity(0.3))
                .modifier(Wobble(turns: CGFloat(tries)))
            RollingNumber(value: score)
            Button(action: {
                withAnimation(.linear(duration: 0.5)) {
                    self.tries += 1
                    self.score += 250
                }
            }, label: { Text("Try again") })
        }
    }
}

struct WobbleAndCount_Previews: PreviewProvider {
    static var previews: some View {
        WobbleAndCount()
    }
}
