import SwiftUI

struct GlassBackground: ViewModifier {
    var cornerRadius: CGFloat = 20

    func body(content: Content) -> some View {
        content
            .padding(20)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .stroke(LinearGradient(colors: [.white.opacity(0.6), .white.opacity(0.1)],
                                           startPoint: .topLeading, endPoint: .bottomTrailing),
                            lineWidth: 1)
            )
    }
}

extension View {
    func glass(cornerRadius: CGFloat = 20) -> some View {
        modifier(GlassBackground(cornerRadius: cornerRadius))
    }
}

struct GlassCard: View {
    var body: some View {
        ZStack {
            RadialGradient(gradient: Gradient(colors: [.purple, .black]), center: .topLeading, startRadius: 5, endRadius: 500)
                .ignoresSafeArea()
            Circle()
                .fill(.pink)
                .frame(width: 180, height: 180)
                .blur(radius: 20)
                .offset(x: -90, y: -120)
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    Image(systemName: "wave.3.right")
                    Spacer()
                    Text("ORBIT")
                        .font(.system(.title3, design: .monospaced))
                        .tracking(4)
                }
                Spacer()
                Text("Access pass")
                    .font(.caption)
                    .foregroundStyle(.white.opacity(0.7))
                Text("Noor van Dijk")
                    .font(.title2.weight(.semibold))
            }
            .foregroundStyle(.white)
            .frame(height: 180)
            .glass(cornerRadius: 28)
            .padding(.horizontal, 30)
        }
        .preferredColorScheme(.dark)
    }
}

#Preview { GlassCard() }
