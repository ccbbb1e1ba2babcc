import SwiftUI

struct RadialLayout: Layout {
    var radius: CGFloat = 90
    var startAngle: Angle = .degrees(-90)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let biggest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let side = (radius + max(biggest.width, biggest.height) / 2) * 2
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let step = Angle.degrees(360 / Double(subviews.count))
        for (index, subview) in subviews.enumerated() {
            let angle = startAngle + step * Double(index)
            let x = bounds.midX + cos(angle.radians) * radius
            let y = bounds.midY + sin(angle.radians) * radius
            subview.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: .unspecified)
        }
    }
}

struct RadialMenu: View {
    @State private var isOpen = true
    @State private var rotation: Angle = .zero
    let symbols = ["house", "gear", "bell", "heart", "star", "flag"]

    var body: some View {
        ZStack {
            RadialLayout(radius: isOpen ? 100 : 10, startAngle: .degrees(-90) + rotation) {
                ForEach(symbols, id: \.self) { name in
                    Image(systemName: name)
                        .font(.title2)
                        .frame(width: 44, height: 44)
                        .background(Circle().fill(.thinMaterial))
                        .rotationEffect(-rotation)
                }
            }
            Button {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
            } label: {
                Image(systemName: isOpen ? "xmark" : "plus")
                    .contentTransition(.symbolEffect(.replace))
                    .padding()
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.circle)
        }
        .gesture(RotationGesture().onChanged { rotation = $0 }.onEnded { _ in withAnimation { rotation = .zero } })
    }
}
#Preview("Radial") { RadialMenu() }
