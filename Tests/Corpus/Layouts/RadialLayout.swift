import SwiftUI

struct RadialLayout: Layout {
    var rollOut: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 2
        let angle = Angle.degrees(360 / Double(subviews.count)).radians * rollOut
        for (index, subview) in subviews.enumerated() {
            let viewSize = subview.sizeThatFits(.unspecified)
            let xPos = cos(angle * Double(index) - .pi / 2) * (radius - viewSize.width / 2)
            let yPos = sin(angle * Double(index) - .pi / 2) * (radius - viewSize.height / 2)
            let point = CGPoint(x: bounds.midX + xPos, y: bounds.midY + yPos)
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct ClockFace: View {
    var body: some View {
        RadialLayout {
            ForEach(0..<12) { hour in
                Text(hour == 0 ? "12" : String(hour))
                    .font(.title2.weight(.semibold))
            }
        }
        .frame(width: 260, height: 260)
        .overlay {
            Circle().strokeBorder(lineWidth: 4)
                .padding(-12)
        }
        .padding()
    }
}

#Preview {
    ClockFace()
}
