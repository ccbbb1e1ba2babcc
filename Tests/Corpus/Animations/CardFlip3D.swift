import SwiftUI

struct FlipView<Front: View, Back: View>: View {
    var isFlipped: Bool
    let front: () -> Front
    let back: () -> Back
    init(isFlipped: Bool = false, @ViewBuilder front: @escaping () -> Front, @ViewBuilder back: @escaping () -> Back) {
        self.isFlipped = isFlipped
        self.front = front
        self.back = back
    }
    var body: some View {
        ZStack {
            front().rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (0, 1, 0)).opacity(isFlipped ? 0 : 1).accessibility(hidden: isFlipped)
            back().rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (0, 1, 0)).opacity(isFlipped ? 1 : -1)
        }
    }
}
struct CardFlip3D: View {
    @State private var isFlipped = false
    var body: some View {
        FlipView(isFlipped: isFlipped) {
            ZStack {
                RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.white).shadow(radius: 8)
                Text("Question").font(.title)
            }
        } back: {
            Text("Answer").frame(maxWidth: .infinity, maxHeight: .infinity).background(RoundedRectangle(cornerRadius: 20).fill(Color.green))
        }
        .frame(width: 280, height: 180)
        .onTapGesture { withAnimation(.interpolatingSpring(mass: 1.0, stiffness: 80, damping: 10, initialVelocity: 0)) { isFlipped.toggle() } }
        .animation(.default, value: isFlipped)
    }
}
