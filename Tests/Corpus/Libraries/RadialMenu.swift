import SwiftUI

struct RadialLayout: Layout {
    var radius: CGFloat? = nil
    var startAngle: Angle = .degrees(-90)
    var sweep: Angle = .degrees(360)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        guard side.isFinite else {
            let biggest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
            let d = 2 * (radius ?? 100) + max(biggest.width, biggest.height)
            return CGSize(width: d, height: d)
        }
        return .init(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let isFull = sweep.degrees.truncatingRemainder(dividingBy: 360) == 0
        let count = isFull ? subviews.count : max(subviews.count - 1, 1)
        let r = radius ?? min(bounds.width, bounds.height) / 2.5
        for (index, view) in zip(subviews.indices, subviews) {
            let angle = startAngle.radians + sweep.radians / Double(count) * Double(index)
            let extra = view[RadialOffset.self]
            view.place(
                at: CGPoint(x: bounds.midX + (r + extra) * cos(angle), y: bounds.midY + (r + extra) * sin(angle)),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = nil
        return properties
    }
}

private struct RadialOffset: LayoutValueKey { static let defaultValue: CGFloat = 0 }

extension View {
    func radialOffset(_ value: CGFloat) -> some View { layoutValue(key: RadialOffset.self, value: value) }
}

struct RadialMenu<Center: View, Items: View>: View {
    @State private var isOpen = true
    private let center: Center
    private let items: Items

    init(@ViewBuilder center: () -> Center, @ViewBuilder items: () -> Items) {
        self.center = center()
        self.items = items()
    }
    var body: some View {
        ZStack {
            RadialLayout(radius: isOpen ? 110 : 0, startAngle: .degrees(-180), sweep: .degrees(180)) { items }
                .opacity(isOpen ? 1 : 0)
                .scaleEffect(isOpen ? 1 : 0.4, anchor: .center)
                .allowsHitTesting(isOpen)
            center
                .rotationEffect(isOpen ? Angle(degrees: 45) : .zero)
                .onTapGesture { withAnimation(.bouncy(extraBounce: 0.1)) { isOpen.toggle() } }
        }
        .frame(width: 300, height: 300)
    }
}

#Preview("Menu", traits: .fixedLayout(width: 320, height: 320)) {
    RadialMenu {
        Image(systemName: "plus").font(.title).padding(18).background(Circle().fill(.blue)).foregroundStyle(.white)
    } items: {
        ForEach(["camera", "photo", "mic", "doc"], id: \.self) { name in
            Image(systemName: name).padding(12).background(.thinMaterial, in: .circle)
        }
        Image(systemName: "location").padding(12).background(.thinMaterial, in: .circle).radialOffset(16)
    }
}
