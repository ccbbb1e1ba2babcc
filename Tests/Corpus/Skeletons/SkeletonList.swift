import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1

    func body(content: Content) -> some View {
        content
            .overlay(
                GeometryReader { geo in
                    LinearGradient(
                        gradient: Gradient(stops: [
                            .init(color: .clear, location: 0),
                            .init(color: .white.opacity(0.6), location: 0.5),
                            .init(color: .clear, location: 1)
                        ]),
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                    .frame(width: geo.size.width * 0.6)
                    .offset(x: phase * geo.size.width)
                }
            )
            .mask(content)
            .onAppear {
                withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
                    phase = 1.5
                }
            }
    }
}

extension View {
    func shimmering(active: Bool = true) -> some View {
        Group {
            if active {
                modifier(Shimmer())
            } else {
                self
            }
        }
    }
}

struct SkeletonList: View {
    @State private var isLoading = true

    var body: some View {
        VStack(spacing: 16) {
            ForEach(0..<4, id: \.self) { index in
                HStack(spacing: 12) {
                    Circle()
                        .frame(width: 48, height: 48)
                    VStack(alignment: .leading, spacing: 8) {
                        RoundedRectangle(cornerRadius: 4).frame(height: 14)
                        RoundedRectangle(cornerRadius: 4).frame(width: 120 + CGFloat(index) * 20, height: 10)
                    }
                }
            }
        }
        .foregroundColor(Color(.systemGray5))
        .shimmering(active: isLoading)
        .padding()
    }
}

struct SkeletonList_Previews: PreviewProvider {
    static var previews: some View {
        SkeletonList()
    }
}
