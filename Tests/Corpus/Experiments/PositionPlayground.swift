import SwiftUI

struct PositionPlayground: View {
    @State private var points: [CGPoint] = [.init(x: 0.2, y: 0.3), .init(x: 0.8, y: 0.4), .init(x: 0.5, y: 0.9)]
    @GestureState private var state: (index: Int, translation: CGSize)?
    func location(_ i: Int, in size: CGSize) -> CGPoint {
        var p = CGPoint(x: points[i].x * size.width, y: points[i].y * size.height)
        if let state, state.index == i { p.x += state.translation.width; p.y += state.translation.height }
        return p.clamped(to: CGRect(origin: .zero, size: size))
    }
    var body: some View {
        GeometryReader { geo in
            let size = geo.size
            ZStack {
                Path { path in
                    path.move(to: location(0, in: size))
                    path.addQuadCurve(to: location(1, in: size), control: location(2, in: size))
                }
                .strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round))
                .fill(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
                ForEach(points.indices, id: \.self) { i in
                    Circle().fill(i == 2 ? .orange : .white).overlay(Circle().stroke(.black)).frame(width: 24, height: 24)
                        .position(location(i, in: size))
                        .gesture(DragGesture().updating($state) { v, s, _ in s = (i, v.translation) }
                            .onEnded { points[i] = (location(i, in: size) + $0.translation).normalized(in: size) })
                }
                let mid = (location(0, in: size) + location(1, in: size)) * 0.5
                Text(String(describing: Int(location(0, in: size).distance(to: location(1, in: size))))).position(mid)
            }
        }
        .frame(height: 260)
        .background(Color.gray.opacity(0.1))
        .padding()
    }
}
extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGSize) -> CGPoint { .init(x: lhs.x + rhs.width, y: lhs.y + rhs.height) }
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { .init(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { .init(x: lhs.x * rhs, y: lhs.y * rhs) }
    func distance(to p: CGPoint) -> CGFloat { sqrt(pow(x - p.x, 2) + pow(y - p.y, 2)) }
    func clamped(to r: CGRect) -> Self { CGPoint(x: min(max(x, r.minX), r.maxX), y: min(max(y, r.minY), r.maxY)) }
    func normalized(in s: CGSize) -> CGPoint { CGPoint(x: x / s.width, y: y / s.height) }
}
