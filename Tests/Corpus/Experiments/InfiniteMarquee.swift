import SwiftUI

struct InfiniteMarquee<Content: View>: View {
    var spacing: CGFloat = 10
    @ViewBuilder var content: Content
    @State private var offset: CGFloat = 0
    @State private var contentSize: CGSize = .zero
    var body: some View {
        GeometryReader { proxy in
            let repeats = contentSize.width > 0 ? Int((proxy.size.width / contentSize.width).rounded(.up)) + 1 : 1
            HStack(spacing: spacing) {
                content.background { GeometryReader { g in Color.clear.task(id: g.size) { contentSize = g.size } } }
                ForEach(0..<repeats, id: \.self) { _ in content }
            }
            .offset(x: offset)
            .onChange(of: contentSize, initial: true) { _, size in
                guard size != .zero else { return }
                withAnimation(.linear(duration: size.width / 40).repeatForever(autoreverses: false)) { offset = -(size.width + spacing) }
            }
        }
        .frame(height: contentSize.height == 0 ? nil : contentSize.height)
        .clipped()
    }
}
#Preview {
    InfiniteMarquee { HStack { ForEach(["bolt", "leaf", "flame"], id: \.self) { Label($0.capitalized, systemImage: $0).padding(8).background(.quaternary, in: .capsule) } } }
}
