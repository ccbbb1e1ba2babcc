import SwiftUI

struct CarouselItem: Identifiable {
    let id: Int
    let title: String
}

struct OffsetCarousel: View {
    @State private var index: CGFloat = 1
    @State private var dragOffset: CGFloat = 0

    let items = (0..<5).map { CarouselItem(id: $0, title: "Page \($0)") }
    let spacing: CGFloat = 16
    let peek: CGFloat = 32

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width - 2 * (spacing + peek)
            HStack(spacing: spacing) {
                ForEach(items) { item in
                    let distance = abs(CGFloat(item.id) - index)
                    Text(item.title)
                        .font(.title)
                        .frame(width: width, height: distance == 0 ? 300 : 260)
                        .background(Color.yellow)
                        .cornerRadius(16)
                }
            }
            .frame(height: geometry.size.height)
            .offset(x: spacing + peek - index * (width + spacing) + dragOffset)
            .gesture(
                DragGesture()
                    .onChanged { value in dragOffset = value.translation.width }
                    .onEnded { value in
                        let shift = (-value.predictedEndTranslation.width / width).rounded()
                        withAnimation(.interpolatingSpring(stiffness: 200, damping: 25)) {
                            index = max(min(index + shift, CGFloat(items.count - 1)), 0)
                            dragOffset = 0
                        }
                    }
            )
        }
        .frame(height: 320)
        .clipped()
    }
}

struct OffsetCarousel_Previews: PreviewProvider {
    static var previews: some View {
        OffsetCarousel()
    }
}
