import SwiftUI

struct DiagonalLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { total, view in
            let s = view.sizeThatFits(.unspecified)
            total.width += s.width; total.height += s.height
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var p = bounds.origin
        for view in subviews {
            let d = view.dimensions(in: .unspecified)
            view.place(at: p, anchor: .topLeading, proposal: .init(width: d.width, height: d.height))
            p.x += d.width
            p.y += d.height
        }
    }
}
struct LayoutSwitcher: View {
    @State private var index = 2
    private let layouts: [(name: String, layout: AnyLayout)] = [
        ("HStack", AnyLayout(HStackLayout(alignment: .bottom, spacing: 4))), ("VStack", AnyLayout(VStackLayout(alignment: .trailing))),
        ("Diagonal", AnyLayout(DiagonalLayout())), ("ZStack", AnyLayout(ZStackLayout(alignment: .topLeading))), ("Grid", .init(GridLayout(horizontalSpacing: 2)))
    ]
    var body: some View {
        VStack {
            let current = layouts[index % layouts.count].layout
            current {
                ForEach(0..<4) { i in
                    RoundedRectangle(cornerRadius: 6).fill(.indigo.opacity(Double(i + 1) * 0.25))
                        .frame(width: 30 + CGFloat(i) * 10, height: 30 + CGFloat(i) * 10)
                        .layoutPriority(Double(i))
                }
            }
            .border(.red)
            .animation(.bouncy, value: index)
            Button("Layout: \(layouts[index].name)") { index = (index + 1) % layouts.count }
        }
        .frame(maxHeight: .infinity, alignment: .center)
    }
}
