import SwiftUI

extension View {
    func frame(widthRatio: CGFloat? = nil, heightRatio: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        GeometryReader { proxy in
            self.frame(width: widthRatio.map { $0 * proxy.size.width }, height: heightRatio.map { $0 * proxy.size.height }, alignment: alignment)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }
    func relativePosition(x: CGFloat = 0.5, y: CGFloat = 0.5) -> some View {
        modifier(RelativePosition(unit: UnitPoint(x: x, y: y)))
    }
    func square(_ side: CGFloat) -> some View { frame(width: side, height: side) }
    func eraseToAnyView() -> AnyView { .init(self) }
}
private struct RelativePosition: ViewModifier {
    let unit: UnitPoint
    func body(content: Self.Content) -> some View {
        GeometryReader { g in content.position(x: g.size.width * unit.x, y: g.size.height * unit.y) }
    }
}
struct ProportionalFrame: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(widthRatio: 0.5, heightRatio: 0.25, alignment: .topLeading)
            ZStack {
                Color.blue.opacity(0.2)
                ForEach([(0.25, 0.25), (0.75, 0.5), (0.5, 0.9)], id: \.0) { point in
                    Circle().square(24).relativePosition(x: point.0, y: point.1)
                }
            }
            HStack(spacing: 0) {
                Color.green.frame(widthRatio: 1 / 3).eraseToAnyView()
                Color.orange.frame(width: 80).layoutPriority(1)
            }
            .frame(height: 60)
        }
        .frame(width: 300, height: 500)
    }
}
