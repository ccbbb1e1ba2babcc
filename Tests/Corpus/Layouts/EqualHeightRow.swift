import SwiftUI

struct EqualHeightRow: Layout {
    var spacing: CGFloat = 10
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let first = subviews.first else { return .zero }
        _ = first
        let idealWidths = subviews.map { $0.sizeThatFits(.unspecified).width }
        let width = (proposal.width ?? idealWidths.reduce(0, +)) - spacing * CGFloat(subviews.count - 1)
        let each = width / CGFloat(subviews.count)
        let height = subviews.map { $0.sizeThatFits(ProposedViewSize(width: each, height: nil)).height }.max() ?? .zero
        return CGSize(width: width + spacing * CGFloat(subviews.count - 1), height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let each = (bounds.width - spacing * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
        for (i, view) in zip(subviews.indices, subviews) {
            view.place(at: CGPoint(x: bounds.minX + CGFloat(i) * (each + spacing), y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(width: each, height: bounds.height))
        }
    }
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + 20 : nil
    }
}
struct EqualHeightDemo: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Label")
            EqualHeightRow {
                ForEach(["Short", "A rather longer text that wraps", "Mid size text"], id: \.self) { t in
                    Text(t).padding(8).frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint.opacity(0.3))
                }
            }
        }
        .padding()
    }
}
