import SwiftUI

struct BezierEditor: View {
    @State private var c1 = UnitPoint(x: 0.2, y: 0.9)
    @State private var c2 = UnitPoint(x: 0.8, y: 0.1)
    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            func point(_ u: UnitPoint) -> CGPoint { CGPoint(x: u.x * size.width, y: (1 - u.y) * size.height) }
            return ZStack {
                Path { p in
                    p.move(to: point(.bottomLeading.flipped))
                    p.addCurve(to: point(.topTrailing.flipped), control1: point(c1), control2: point(c2))
                }
                .stroke(.primary, lineWidth: 3)
                ForEach([0, 1], id: \.self) { i in
                    Circle().fill(i == 0 ? .red : .blue).frame(width: 24, height: 24).position(point(i == 0 ? c1 : c2))
                        .gesture(DragGesture().onChanged { value in
                            let u = UnitPoint(x: (value.location.x / size.width).clamped(to: 0...1), y: 1 - (value.location.y / size.height).clamped(to: 0...1))
                            if i == 0 { c1 = u } else { c2 = u }
                        })
                }
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .padding(30)
        .background(.gray.opacity(0.1))
    }
}
extension UnitPoint { var flipped: UnitPoint { UnitPoint(x: x, y: 1 - y) } }
extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) } }
