import SwiftUI

struct RelativeHStack: Layout {
    struct Fraction: LayoutValueKey { static let defaultValue: CGFloat? = nil }
    var spacing: CGFloat = 0
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: .init(width: 320, height: 44))
        let height = subviews.reduce(into: CGFloat.zero) { $0 = max($0, $1.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).height) }
        return .init(width: size.width, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let fixed = subviews.compactMap { $0[Fraction.self] }.reduce(0, +)
        let flexibleCount = subviews.filter { $0[Fraction.self] == nil }.count
        let available = bounds.width - spacing * CGFloat(subviews.count - 1)
        var origin = bounds.origin
        subviews.forEach { subview in
            let fraction = subview[Fraction.self] ?? (1 - fixed) / CGFloat(max(flexibleCount, 1))
            let width = available * fraction
            let size = subview.sizeThatFits(.init(width: width, height: bounds.height))
            subview.place(at: .init(x: origin.x + width / 2, y: bounds.midY), anchor: .center, proposal: .init(width: width, height: size.height))
            origin.x += width + spacing
        }
    }
}
extension View { func widthFraction(_ fraction: CGFloat) -> some View { layoutValue(key: RelativeHStack.Fraction.self, value: fraction) } }
struct RelativeSizes: View {
    var body: some View {
        VStack(spacing: 16) {
            RelativeHStack(spacing: 8) {
                Color.red.widthFraction(0.5)
                Color.green
                Color.blue
            }
            .frame(height: 60)
            RelativeHStack {
                Text("Name").widthFraction(0.3)
                Text("Some longer value here").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding()
    }
}
