import SwiftUI

struct TransactionLab: View {
    @State private var isFlipped = false
    @State private var hue = 0.0

    var body: some View {
        VStack(spacing: 24) {
            Rectangle()
                .fill(.cyan)
                .frame(width: 80, height: 80)
                .rotationEffect(.degrees(isFlipped ? 180 : 0))
                .hueRotation(.degrees(hue))
                .transaction { transaction in
                    transaction.animation = transaction.animation?.delay(0.2)
                }
            Button("No animation") {
                var transaction = Transaction(animation: .default)
                transaction.disablesAnimations = true
                withTransaction(transaction) { isFlipped.toggle() }
            }
            Button("Repeat") {
                withAnimation(.easeInOut(duration: 0.4).repeatCount(3, autoreverses: true).speed(2)) {
                    hue += 90
                }
            }
            Button("Timing curve") {
                withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 1)) {
                    isFlipped.toggle()
                } completion: {
                    hue = 0
                }
            }
            Button("Explicit completion") {
                withAnimation(.snappy, completionCriteria: .logicallyComplete) { hue += 10 } completion: { print("done") }
            }
        }
        .onDisappear { hue = 0 }
    }
}

#Preview {
    TransactionLab()
}
