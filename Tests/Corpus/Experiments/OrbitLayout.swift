import SwiftUI

struct OrbitLayout: Layout, Animatable {
    var angle: Angle
    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    struct Ring: LayoutValueKey { static var defaultValue: Int { 0 } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let s = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
        return CGSize(width: min(s.width, s.height), height: min(s.width, s.height))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let rings = Dictionary(grouping: subviews) { $0[Ring.self] }
        for (ring, members) in rings.sorted(by: { $0.key < $1.key }) {
            let radius = CGFloat(ring) * bounds.width / 2 / CGFloat(rings.keys.max()! + 1)
            for (i, member) in members.enumerated() {
                let theta = angle + .degrees(360 * Double(i) / Double(members.count)) * (ring.isMultiple(of: 2) ? -1 : 1)
                var p = CGPoint(x: bounds.midX, y: bounds.midY)
                p.x += radius * cos(theta.radians)
                p.y += radius * sin(theta.radians)
                member.place(at: p, anchor: .center, proposal: .unspecified)
            }
        }
    }
}
extension View { func ring(_ n: Int) -> some View { layoutValue(key: OrbitLayout.Ring.self, value: n) } }
struct OrbitDemo: View {
    @State private var angle = Angle.degrees(30)
    var body: some View {
        VStack {
            OrbitLayout(angle: angle) {
                Image(systemName: "sun.max.fill").font(.largeTitle).foregroundStyle(.yellow)
                ForEach(0..<3) { _ in Circle().fill(.blue).frame(width: 18, height: 18).ring(1) }
                ForEach(0..<5) { i in Text(["☿", "♀", "♁", "♂", "♃"][i]).ring(2) }
            }
            .padding()
            .background(Circle().stroke(.secondary))
            Slider(value: $angle.degrees, in: 0...360)
        }
        .padding()
    }
}
