import SwiftUI

struct MagicMove: View {
    @Namespace var ns
    @State private var isGrid = true
    let colors: [Color] = [.red, .green, .blue, .yellow]
    var body: some View {
        VStack {
            let layout = isGrid ? AnyLayout(QuadLayout()) : AnyLayout(VStackLayout(spacing: 4))
            layout {
                ForEach(colors.indices, id: \.self) { i in
                    colors[i].frame(minWidth: 40, minHeight: 40).matchedGeometryEffect(id: i, in: ns, properties: .frame, anchor: .center)
                }
            }
            .frame(height: 200)
            Toggle("Grid", isOn: $isGrid.animation(.spring)).fixedSize()
        }
        .padding()
    }
    struct QuadLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
            let corners: [UnitPoint] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
            for (subview, corner) in zip(subviews, corners) {
                subview.place(at: CGPoint(x: bounds.minX + bounds.width * corner.x, y: bounds.minY + bounds.height * corner.y), anchor: corner, proposal: ProposedViewSize(half))
            }
        }
    }
}
