import SwiftUI

/// Shows what a view answers to four proposals.
struct ProposalProbe: Layout {
    var report: (String) -> Void = { _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let only = subviews.first, subviews.count == 1 else { return .zero }
        for (name, probe) in [("zero", ProposedViewSize.zero), ("ideal", .unspecified), ("infinite", .infinity)] {
            let size = only.sizeThatFits(probe)
            report("\(name): \(Int(min(size.width, 9999)))×\(Int(min(size.height, 9999)))")
        }
        return only.sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        assert(subviews.count == 1)
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .init(bounds.size))
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing, edges: .all) }
        return spacing
    }
}

struct TimelineOfSizes: View {
    var body: some View {
        VStack {
            ProposalProbe(report: { print($0) }) {
                Text("Measured in three ways")
                    .padding(4)
            }
            .border(.red)
            ProposalProbe {
                Color.blue
            }
            .frame(width: 90, height: 30)
            ProposalProbe {
                Image(systemName: "ruler").resizable()
            }
            .frame(maxHeight: 60)
        }
        .padding()
    }
}

#Preview {
    TimelineOfSizes()
}
