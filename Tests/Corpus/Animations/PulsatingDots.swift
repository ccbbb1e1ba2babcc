import SwiftUI

struct PulsatingDots: View {
    @State private var isAnimating = false
    var count: Int = 5
    var color: Color = .purple

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0 ..< count) { index in
                Circle()
                    .fill(color)
                    .frame(width: 20, height: 20)
                    .scaleEffect(isAnimating ? 1 : 0.3)
                    .opacity(isAnimating ? 1 : 0.2)
                    .animation(
                        Animation.easeInOut(duration: 0.6)
                            .repeatForever(autoreverses: true)
                            .delay(0.15 * Double(index)),
                        value: isAnimating
                    )
            }
        }
        .onAppear() {
            self.isAnimating = true
        }
    }
}

struct LoaderShowcase: View {
    var body: some View {
        VStack(spacing: 50) {
            PulsatingDots()
            PulsatingDots(count: 3, color: .orange)
            Circle()
                .trim(from: 0.2, to: 1)
                .stroke(Color.green, style: .init(lineWidth: 6, lineCap: .round))
                .frame(width: 50, height: 50)
                .rotationEffect(.degrees(45))
            ProgressView()
                .progressViewStyle(CircularProgressViewStyle(tint: .red))
                .scaleEffect(2)
        }
        .animation(.spring())
    }
}

struct LoaderShowcase_Previews: PreviewProvider {
    static var previews: some View {
        LoaderShowcase()
    }
}
