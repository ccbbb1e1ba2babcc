import SwiftUI

struct SizePreferenceKey<Tag>: PreferenceKey { static var defaultValue: CGSize { .zero }; static func reduce(value _: inout CGSize, nextValue: () -> CGSize) { _ = nextValue() } }
struct ChildSizeReader<Content: View>: View {
    @Binding var size: CGSize
    let content: () -> Content
    var body: some View {
        ZStack {
            content().background(GeometryReader { proxy in Color.clear.preference(key: SizePreferenceKey<Self>.self, value: proxy.size) })
        }
        .onPreferenceChange(SizePreferenceKey<Self>.self) { preferences in self.size = preferences }
    }
}
struct SizeReaderGroup: View {
    @State var first: CGSize = .zero
    @State var frames: [String: CGRect] = [:]
    var total: CGFloat { frames.values.reduce(into: 0) { $0 += $1.height } }
    var body: some View {
        VStack(alignment: .leading) {
            ChildSizeReader(size: $first) { Text("Measure me\nplease").padding() }
            Text(String(format: "%.0f × %.0f", first.width, first.height))
            VStack { ForEach(["a", "bb", "ccc"], id: \.self) { key in
                Text(key).font(.title).storeFrame(in: $frames, key: key, space: .named("outer"))
            } }
            .coordinateSpace(.named("outer"))
            Text("Total \(Int(total)), max \(Int(frames.map { $0.value.maxY }.max() ?? -1))")
        }
    }
}
extension View {
    func storeFrame<K: Hashable>(in binding: Binding<[K: CGRect]>, key: K, space: some CoordinateSpaceProtocol = .global) -> some View {
        onGeometryChange(for: CGRect.self) { proxy in proxy.frame(in: space) } action: { binding.wrappedValue[key] = $0 }
    }
}
