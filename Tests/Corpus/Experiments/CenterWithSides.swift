import SwiftUI

struct CenterWithSides<L: View, C: View, R: View>: View {
    private let leading: L, center: C, trailing: R
    init(@ViewBuilder leading: () -> L = { EmptyView() }, @ViewBuilder center: () -> C, @ViewBuilder trailing: () -> R = { EmptyView() }) {
        self.leading = leading(); self.center = center(); self.trailing = trailing()
    }
    var body: some View {
        ZStack {
            HStack { leading; Spacer(); trailing }
            center
        }
    }
}
extension CenterWithSides where L == EmptyView { init(@ViewBuilder center: () -> C, @ViewBuilder right: () -> R) { self.init(leading: { EmptyView() }, center: center, trailing: right) } }
struct NavigationBarLike: View {
    var body: some View {
        VStack(spacing: 0) {
            CenterWithSides { Button("Back", systemImage: "chevron.left") {}.labelStyle(.titleAndIcon) } center: { Text("Title").font(.headline) } trailing: { Image(systemName: "ellipsis.circle") }
                .padding(.horizontal, 12).frame(height: 44).background(.bar)
            Divider()
            CenterWithSides(center: { Text("Only") }, right: { Text("Right") })
            CenterWithSides { Text("Centre") }
            Spacer()
        }
    }
}
