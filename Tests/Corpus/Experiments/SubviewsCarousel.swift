import SwiftUI

struct SubviewsCarousel<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var current = 0
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(subviews: content) { subview in
                        subview
                            .containerRelativeFrame(.horizontal)
                            .clipShape(.rect(cornerRadius: subview.containerValues.cornerRadius))
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
            .frame(height: 200)
            Group(subviews: content) { subviews in
                HStack(spacing: 6) {
                    ForEach(subviews.indices, id: \.self) { i in
                        Circle().fill(i == current ? Color.primary : .gray.opacity(0.4)).frame(width: 7, height: 7)
                    }
                    if subviews.count > 3, let first = subviews.first { first.frame(width: 20, height: 20).clipped() }
                }
            }
        }
    }
}
extension ContainerValues { @Entry var cornerRadius: CGFloat = 0 }
extension View { func pageCornerRadius(_ r: CGFloat) -> some View { containerValue(\.cornerRadius, r) } }
#Preview("Carousel") {
    SubviewsCarousel {
        Color.red.pageCornerRadius(24)
        ForEach([Color.green, .blue, .orange], id: \.self) { $0 }
        Text("The end").frame(maxWidth: .infinity, maxHeight: .infinity).background(.thinMaterial)
    }
    .safeAreaPadding(.horizontal, 20)
}
