import SwiftUI

import SwiftUI
public struct FlexLayout: Layout {
    public enum Direction { case row, column
        var axis: Axis { self == .row ? .horizontal : .vertical }
        var main: WritableKeyPath<CGSize, CGFloat> { self == .row ? \.width : \.height }
        var cross: WritableKeyPath<CGSize, CGFloat> { self == .row ? \.height : \.width }
    }
    public enum Justify: String, CaseIterable { case start, center, end, spaceBetween = "space-between", spaceAround }
    public var direction: Direction = .row
    public var justify: Justify = .start
    public var gap: CGFloat
    public init(_ direction: Direction = .row, justify: Justify = .start, gap: CGFloat = 0) {
        self.direction = direction; self.justify = justify; self.gap = gap
    }
    struct Item { var basis: CGFloat; var grow: CGFloat; var size: CGSize }
    public typealias Cache = [Item]
    public func makeCache(subviews: Subviews) -> [Item] { measure(subviews) }
    public func updateCache(_ cache: inout [Item], subviews: Subviews) { cache = measure(subviews) }
    private func measure(_ subviews: Subviews) -> [Item] {
        subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            return Item(basis: view[FlexBasis.self] ?? size[keyPath: direction.main], grow: view[FlexGrow.self], size: size)
        }
    }
    private func resolve(_ cache: [Item], available: CGFloat?) -> [CGFloat] {
        let fixed = cache.reduce(0) { $0 + $1.basis } + gap * CGFloat(max(cache.count - 1, 0))
        guard let available, available.isFinite else { return cache.map(\.basis) }
        let free = available - fixed
        let totalGrow = cache.map(\.grow).reduce(0, +)
        guard free > 0, totalGrow > 0 else { return cache.map(\.basis) }
        return cache.map { $0.basis + free * $0.grow / totalGrow }
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Item]) -> CGSize {
        let offered = direction == .row ? proposal.width : proposal.height
        let lengths = resolve(cache, available: offered)
        var result = CGSize.zero
        result[keyPath: direction.main] = max(lengths.reduce(0, +) + gap * CGFloat(max(0, cache.count - 1)), justify == .start ? 0 : offered ?? 0)
        result[keyPath: direction.cross] = cache.map { $0.size[keyPath: direction.cross] }.max() ?? 0
        return result
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Item]) {
        let total = bounds.size[keyPath: direction.main]
        let lengths = resolve(cache, available: total)
        let free = total - lengths.reduce(0, +) - gap * CGFloat(max(0, lengths.count - 1))
        var (cursor, extra): (CGFloat, CGFloat) = {
            switch justify {
            case .start: return (0, 0)
            case .center: return (free / 2, 0)
            case .end: return (free, 0)
            case .spaceBetween: return (0, lengths.count > 1 ? free / CGFloat(lengths.count - 1) : 0)
            case .spaceAround: let s = free / CGFloat(lengths.count); return (s / 2, s)
            }
        }()
        for (subview, length) in zip(subviews, lengths) {
            let isRow = direction == .row
            let point = isRow ? CGPoint(x: bounds.minX + cursor, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + cursor)
            subview.place(at: point, anchor: isRow ? .leading : .top, proposal: isRow ? .init(width: length, height: bounds.height) : .init(width: bounds.width, height: length))
            cursor += length + gap + extra
        }
    }
}
struct FlexBasis: LayoutValueKey { static let defaultValue: CGFloat? = nil }
struct FlexGrow: LayoutValueKey { static let defaultValue: CGFloat = .zero }
extension View {
    func flex(grow: CGFloat = 0, basis: CGFloat? = nil) -> some View { layoutValue(key: FlexGrow.self, value: grow).layoutValue(key: FlexBasis.self, value: basis) }
}
struct FlexBasisLayout: View {
    var body: some View {
        VStack(spacing: 12) {
            ForEach(FlexLayout.Justify.allCases, id: \.rawValue) { justify in
                FlexLayout(justify: justify, gap: 4) {
                    ForEach(0..<3) { Text("\($0)").padding(8).background(.orange) }
                }
                .background(.gray.opacity(0.2))
            }
            FlexLayout {
                Color.red.flex(grow: 1)
                Color.green.flex(grow: 2, basis: 20)
                Text("auto").flex()
            }
            .frame(height: 40)
        }
        .padding()
    }
}
