import SwiftUI

struct SnapCarousel: View {
    @State private var current: Int?
    let colors: [Color] = [.red, .green, .blue, .orange, .purple]

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(colors.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 24)
                            .fill(colors[index].gradient)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(.interactive, axis: .horizontal) { view, phase in
                                view
                                    .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                    .opacity(phase.isIdentity ? 1 : 0.6)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $current)
            .scrollIndicators(.hidden)
            .safeAreaPadding(.horizontal, 40)
            .frame(height: 260)

            HStack {
                ForEach(colors.indices, id: \.self) { i in
                    Circle()
                        .fill(i == (current ?? 0) ? Color.primary : .secondary.opacity(0.4))
                        .frame(width: 7)
                }
            }
        }
    }
}

#Preview {
    SnapCarousel()
}
