import SwiftUI

struct MasonryLayout: Layout {
    enum Columns: Equatable { case fixed(Int), adaptive(minimum: CGFloat) }
    var columns: Columns = .adaptive(minimum: 120)
    var spacing: CGFloat = 8

    struct Cache { var width: CGFloat?; var frames: [CGRect] = []; var height: CGFloat { frames.map(\.maxY).max() ?? 0 } }
    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func count(for width: CGFloat) -> Int {
        switch columns {
        case .fixed(let n): return max(n, 1)
        case .adaptive(let minimum): return max(1, Int((width + spacing) / (minimum + spacing)))
        }
    }
    private func update(_ cache: inout Cache, width: CGFloat, subviews: Subviews) {
        if cache.width == width { return }
        let n = count(for: width)
        let column = (width - spacing * CGFloat(n - 1)) / CGFloat(n)
        var heights = ContiguousArray(repeating: CGFloat.zero, count: n)
        cache.frames = subviews.map { subview in
            let (index, y) = heights.enumerated().min { $0.element < $1.element }!
            let span = min(subview[Span.self], n - index)
            let w = column * CGFloat(span) + spacing * CGFloat(span - 1)
            let h = subview.sizeThatFits(.init(width: w, height: nil)).height
            let frame = CGRect(x: CGFloat(index) * (column + spacing), y: y, width: w, height: h)
            for i in index..<(index + span) { heights[i] = frame.maxY + spacing }
            return frame
        }
        cache.width = width
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        update(&cache, width: width, subviews: subviews)
        return CGSize(width: width, height: cache.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        update(&cache, width: bounds.width, subviews: subviews)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(at: frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }
    struct Span: LayoutValueKey { static let defaultValue = 1 }
}
extension View { func span(_ n: Int) -> some View { layoutValue(key: MasonryLayout.Span.self, value: n) } }

struct MasonryGallery: View {
    struct Photo: Identifiable { let id: Int; let ratio: CGFloat; var caption: String? }
    private var generator = LinearCongruential(seed: 42)
    @State private var photos: [Photo]
    @State private var columns = 3.0
    init() {
        var g = generator
        _photos = State(initialValue: (0..<14).map { Photo(id: $0, ratio: CGFloat.random(in: 0.6...1.6, using: &g), caption: $0 % 4 == 0 ? "Photo number \($0)" : nil) })
    }
    var body: some View {
        VStack {
            Slider(value: $columns, in: 1...5, step: 1) { Text("Columns") } minimumValueLabel: { Text("1") } maximumValueLabel: { Text("5") }
                .padding(.horizontal)
            ScrollView {
                MasonryLayout(columns: .fixed(Int(columns)), spacing: 6) {
                    ForEach(photos) { photo in
                        VStack(alignment: .leading, spacing: 2) {
                            Rectangle().fill(Color.blue.opacity(Double(photo.id) / 20 + 0.2)).aspectRatio(photo.id.isMultiple(of: 3) ? 1 : 0.75, contentMode: .fit)
                            if let caption = photo.caption { Text(caption).font(.caption) }
                        }
                        .span(photo.id == 3 ? 2 : 1)
                        .id(photo.id)
                    }
                }
                .padding(6)
                .animation(.smooth, value: columns)
            }
        }
    }
}
struct LinearCongruential: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
        seed = seed &* 6364136223846793005 &+ 1442695040888963407
        return seed
    }
}
