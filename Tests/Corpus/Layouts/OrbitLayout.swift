import SwiftUI

struct OrbitLayout: Layout {
    var startAngle: Angle = .degrees(-90)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count > 0 else { return }
        let largest = subviews.map { max($0.dimensions(in: .unspecified).width, $0.dimensions(in: .unspecified).height) }.max() ?? 0
        let radius = (bounds.width - largest) / 2
        let step = 2 * Double.pi / Double(subviews.count)
        for (i, planet) in subviews.enumerated() {
            let phi = startAngle.radians + Double(i) * step
            planet.place(
                at: CGPoint(x: bounds.midX + radius * cos(phi), y: bounds.midY + radius * sin(phi)),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }
}

struct SolarSystem: View {
    @State private var turned = false

    var body: some View {
        ZStack {
            Circle()
                .fill(.yellow)
                .frame(width: 60, height: 60)
            OrbitLayout(startAngle: .degrees(turned ? 90 : 0)) {
                ForEach(1...6, id: \.self) { planet in
                    Circle()
                        .fill(Color(hue: Double(planet) / 7, saturation: 0.7, brightness: 0.8))
                        .frame(width: CGFloat(planet) * 6, height: CGFloat(planet) * 6)
                }
            }
            .padding(20)
        }
        .frame(width: 300, height: 300)
        .onTapGesture {
            withAnimation(.easeInOut(duration: 2)) { turned.toggle() }
        }
    }
}

#Preview {
    SolarSystem()
}
