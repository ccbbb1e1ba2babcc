import SwiftUI

/// A row in which every cell is as wide as the widest one.
struct UniformRow: Layout {
    struct Measured {
        var cell: CGSize
        var gaps: [CGFloat]
        var width: CGFloat { cell.width * CGFloat(gaps.count + 1) + gaps.reduce(0, +) }
    }

    func makeCache(subviews: Subviews) -> Measured? {
        guard !subviews.isEmpty else { return nil }
        var cell = CGSize.zero
        for subview in subviews {
            let ideal = subview.sizeThatFits(.unspecified)
            cell.width = max(cell.width, ideal.width)
            cell.height = max(cell.height, ideal.height)
        }
        let gaps = zip(subviews, subviews.dropFirst()).map { left, right in
            left.spacing.distance(to: right.spacing, along: .horizontal)
        }
        return Measured(cell: cell, gaps: gaps)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Measured?) -> CGSize {
        guard let measured = cache else { return .zero }
        return CGSize(width: measured.width, height: measured.cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Measured?) {
        guard let measured = cache else { return }
        var x = bounds.minX
        for (subview, gap) in zip(subviews, measured.gaps + [0]) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(measured.cell))
            x += measured.cell.width + gap
        }
    }
}

struct VoteButtons: View {
    private let options = ["Yes", "No", "Not this time"]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            UniformRow { buttons }
            VStack { buttons }
        }
        .padding()
    }

    @ViewBuilder private var buttons: some View {
        ForEach(options, id: \.self) { option in
            Button(action: {}) {
                Text(option).frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
    }
}

#Preview {
    VoteButtons()
}
