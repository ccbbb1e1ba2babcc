import SwiftUI

struct Staircase: Layout {
    var step = CGSize(width: 24, height: 8)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (i, view) in subviews.enumerated() {
            let s = view.sizeThatFits(.unspecified)
            size.width = max(size.width, s.width + CGFloat(i) * step.width)
            size.height += s.height + (i == 0 ? 0 : step.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var origin = bounds.origin
        for view in subviews {
            view.place(at: origin, proposal: .unspecified)
            origin.x += step.width
            origin.y += view.dimensions(in: .unspecified).height + step.height
        }
    }
}

struct StaircaseLayout: View {
    var body: some View {
        Staircase(step: .init(width: 30, height: 6)) {
            Text("Plan")
            Text("Build").bold()
            Text("Measure")
            Label("Learn", systemImage: "graduationcap")
        }
        .padding(12)
        .border(.gray)
    }
}

struct StaircaseLayout_Previews: PreviewProvider {
    static var previews: some View {
        StaircaseLayout()
    }
}
