import SwiftUI

struct CollapsingToolbar: View {
    private enum Metrics { static let expanded: CGFloat = 180, collapsed: CGFloat = 64; static var range: CGFloat { expanded - collapsed } }
    @State private var offset: CGFloat = 0
    private var progress: CGFloat { min(max(-offset / Metrics.range, 0), 1) }
    private func lerp(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: Metrics.expanded)
                        .background(GeometryReader { Color.clear.preference(key: ScrollOffset.self, value: $0.frame(in: .named(Self.space)).minY) })
                    ForEach(0..<20, id: \.self) { i in
                        Text("Row \(i)").frame(maxWidth: .infinity, minHeight: 48, alignment: .leading).padding(.horizontal)
                            .background(i % 2 == 0 ? Color.primary.opacity(0.04) : nil)
                    }
                }
            }
            .coordinateSpace(name: Self.space)
            .onPreferenceChange(ScrollOffset.self, perform: { offset = $0 })
            HStack(spacing: lerp(16, 8)) {
                Circle().fill(.teal).frame(width: lerp(96, 40), height: lerp(96, 40))
                VStack(alignment: .leading) {
                    Text("Marta Kowalska").font(.system(size: lerp(28, 17), weight: .bold))
                    if progress < 0.5 { Text("Cartographer").foregroundColor(.secondary).opacity(1 - Double(progress) * 2) }
                }
                Spacer()
            }
            .padding()
            .frame(height: lerp(Metrics.expanded, Metrics.collapsed), alignment: .bottom)
            .background(.ultraThinMaterial)
        }
    }
    private static let space = "scroll"
    private struct ScrollOffset: PreferenceKey {
        static var defaultValue: CGFloat = .zero
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
        typealias Value = CGFloat
    }
}
