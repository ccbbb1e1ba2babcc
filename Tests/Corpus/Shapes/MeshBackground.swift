import SwiftUI

struct MeshBackground: View {
    @State private var isAnimating = false
    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0.0, 0.0], [0.5, 0.0], [1.0, 0.0],
                [0.0, 0.5], [isAnimating ? 0.1 : 0.8, 0.5], [1.0, isAnimating ? 0.5 : 1],
                [0.0, 1.0], [0.5, 1.0], [1.0, 1.0]
            ],
            colors: [
                .purple, .red, .yellow,
                isAnimating ? .green : .pink, .orange, .blue,
                .indigo, .cyan, .mint
            ],
            smoothsColors: true
        )
        .ignoresSafeArea()
        .overlay { Text("Mesh").font(.system(size: 70, weight: .black, design: .serif)).foregroundStyle(.white.opacity(0.9)).blendMode(.overlay) }
        .onAppear { withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) { isAnimating.toggle() } }
    }
}
