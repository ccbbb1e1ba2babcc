import SwiftUI

struct OffsetReading: View {
    @State private var offset: CGFloat = 0
    @State private var headerHeight: CGFloat = 0
    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).origin.y)
                    }
                    .frame(height: 0)
                    ForEach(0..<20, id: \.self) { i in
                        Text("Row \(i)").frame(maxWidth: .infinity).padding().background(i.isMultiple(of: 2) ? Color(white: 0.95) : .white)
                    }
                }
                .padding(.top, headerHeight)
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { value in offset = value }
            Text("Offset \(offset, specifier: "%.0f")")
                .font(.headline)
                .padding()
                .frame(maxWidth: .infinity)
                .background(.ultraThinMaterial)
                .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { headerHeight = $0 }
        }
    }
    private struct OffsetKey: PreferenceKey {
        static var defaultValue: CGFloat { .zero }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
}
