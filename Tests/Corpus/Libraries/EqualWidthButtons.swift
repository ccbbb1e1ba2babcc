import SwiftUI

struct EqualWidthHStack: Layout {
    private func maxSize(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { current, size in
            CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
        }
    }
    private func spacing(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
    struct CacheData { var maxSize: CGSize; var spacing: [CGFloat]; var total: CGFloat }
    func makeCache(subviews: Subviews) -> CacheData {
        let s = spacing(subviews)
        return CacheData(maxSize: maxSize(subviews), spacing: s, total: s.reduce(0) { $0 + $1 })
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        return CGSize(width: cache.maxSize.width * CGFloat(subviews.count) + cache.total, height: cache.maxSize.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        let placement = ProposedViewSize(width: cache.maxSize.width, height: cache.maxSize.height)
        var x = bounds.minX + cache.maxSize.width / 2
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: placement)
            x += cache.maxSize.width + cache.spacing[index]
        }
    }
    func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
        var result = ViewSpacing()
        for (i, s) in subviews.enumerated() {
            var edges: Edge.Set = [.top, .bottom]
            if i == subviews.startIndex { edges.formUnion(.leading) }
            if i == subviews.endIndex - 1 { edges.formUnion(.trailing) }
            result.formUnion(s.spacing, edges: edges)
        }
        return result
    }
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGFloat? {
        guide == .firstTextBaseline ? subviews.first?.dimensions(in: proposal)[.firstTextBaseline] : nil
    }
}
struct EqualWidthVStack<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var width: CGFloat?
    var body: some View {
        VStack { 
            Group { content }
                .overlay { GeometryReader { Color.clear.preference(key: MaxWidth.self, value: $0.size.width) } }
                .frame(width: width)
        }
        .onPreferenceChange(MaxWidth.self) { width = $0 }
    }
    struct MaxWidth: PreferenceKey {
        static let defaultValue: CGFloat? = nil
        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
            value = switch (value, nextValue()) {
            case let (a?, b?): max(a, b)
            case let (a, b): a ?? b
            }
        }
    }
}
struct EqualWidthButtons: View {
    @State private var axis: Axis = .horizontal
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isAccessibilitySize
    var body: some View {
        let layout = axis == .horizontal && !isAccessibilitySize ? AnyLayout(EqualWidthHStack()) : AnyLayout(VStackLayout(alignment: .center, spacing: 4))
        VStack(spacing: 32) {
            layout {
                ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { pet in
                    Button { } label: { Text(pet).frame(maxWidth: .infinity) }
                        .buttonStyle(.bordered)
                }
            }
            EqualWidthVStack {
                Text("One").background(.red)
                Text("Two hundred").background(.green)
                Text("3").background(.blue)
            }
            ViewThatFits { HStack { pill("A wide enough label"); pill("and another of them") }; VStack { pill("Narrow") } }
                .frame(width: 160)
            Button("Flip") { withAnimation { axis = axis == .horizontal ? .vertical : .horizontal } }
        }
    }
    func pill(_ s: String) -> some View { Text(s).lineLimit(1).padding(6).background(Capsule().stroke()) }
}
