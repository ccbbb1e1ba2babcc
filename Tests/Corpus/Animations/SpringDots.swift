import SwiftUI

struct SpringDots: View {
    @State private var isLoading = false
    var body: some View {
        HStack(spacing: 6) {
            ForEach(0...4, id: \.self) { index in
                Circle()
                    .frame(width: 12, height: 12)
                    .foregroundColor(.green)
                    .scaleEffect(self.isLoading ? 0 : 1)
                    .animation(Animation.linear(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: isLoading)
            }
        }
        .onAppear { self.isLoading = true }
    }
}
