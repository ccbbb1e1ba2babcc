import SwiftUI

struct OverlapHStack: Layout {
    var overlap: CGFloat = 0.3
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        guard let first = sizes.first else { return .zero }
        let rest = sizes.dropFirst().map { $0.width * (1 - overlap) }.reduce(0, +)
        return CGSize(width: first.width + rest, height: sizes.map(\.height).max()!)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        _ = subviews.reduce(bounds.minX) { x, view in
            view.place(at: .init(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            return x + view.sizeThatFits(.unspecified).width * (1 - overlap)
        }
    }
}
struct StackOverlapAvatars: View {
    let initials = ["AB", "CD", "EF", "GH"]
    var body: some View {
        HStack {
            OverlapHStack(overlap: 0.35) {
                ForEach(Array(initials.enumerated()), id: \.offset) { i, s in
                    Text(s).font(.caption.bold()).frame(width: 40, height: 40).background(Circle().fill(Color(hue: Double(i) / 4, saturation: 0.4, brightness: 0.9))).overlay(Circle().stroke(.white, lineWidth: 2)).zIndex(Double(-i))
                }
            }
            Text("and **12** others").font(.footnote)
        }
    }
}
