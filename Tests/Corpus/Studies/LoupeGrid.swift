import SwiftUI

struct LoupeGrid: View {
    @State private var location: CGPoint? = nil
    private let spacing: CGFloat = 6
    var body: some View {
        GeometryReader { (proxy: GeometryProxy) in
            let columns = Int(proxy.size.width / 30)
            let rows = max(Int(proxy.size.height / 30), 1)
            ForEach(0..<(columns * rows), id: \.self) { (i: Int) in
                let point = CGPoint(x: CGFloat(i % columns) * 30 + 15, y: CGFloat(i / columns) * 30 + 15)
                Circle()
                    .fill(.teal)
                    .frame(width: diameter(at: point), height: diameter(at: point))
                    .position(point)
            }
        }
        .frame(height: 180)
        .contentShape(Rectangle())
        .simultaneousGesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged { location = $0.location }.onEnded { _ in location = nil })
    }
    private func diameter(at point: CGPoint) -> CGFloat {
        guard let location else { return 12 }
        let distance = hypot(point.x - location.x, point.y - location.y)
        return max(8, 28 - distance / 6)
    }
}
