import SwiftUI

private struct ColumnShare: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

extension View {
    func share(_ value: CGFloat) -> some View {
        layoutValue(key: ColumnShare.self, value: value)
    }
}

struct WeightedHStack: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        cache = widths(total: width, subviews: subviews)
        let height = zip(subviews, cache)
            .map { $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height }
            .max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + spacing
        }
    }

    func makeCache(subviews: Subviews) -> [CGFloat] {
        []
    }

    private func widths(total: CGFloat, subviews: Subviews) -> [CGFloat] {
        let shares = subviews.map { $0[ColumnShare.self] }
        let sum = shares.reduce(0, +)
        let available = total - spacing * CGFloat(subviews.count - 1)
        return shares.map { available * $0 / sum }
    }
}

struct PriorityColumns: View {
    var body: some View {
        WeightedHStack(spacing: 4) {
            Color.red.share(1)
            Color.green.share(2)
            Color.blue.share(3)
        }
        .frame(height: 80)
        .overlay {
            WeightedHStack(spacing: 4) {
                Text("1/6").share(1)
                Text("2/6").share(2)
                Text("3/6").share(3)
            }
            .foregroundStyle(.white)
        }
    }
}

#Preview {
    PriorityColumns()
}
