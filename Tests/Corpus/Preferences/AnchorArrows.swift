import SwiftUI

struct AnchorArrows: View {
    struct Link: Hashable { let from: Int; let to: Int }
    struct BoundsKey: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]
        static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value = value.merging(nextValue()) { $1 } }
    }
    let links: [Link] = [.init(from: 0, to: 3), .init(from: 1, to: 2)]
    var body: some View {
        Grid(horizontalSpacing: 80, verticalSpacing: 60) {
            ForEach(0..<2) { row in
                GridRow {
                    ForEach(0..<2) { column in
                        let id = row * 2 + column
                        Text("Node \(id)")
                            .padding(8)
                            .background(.yellow, in: RoundedRectangle(cornerRadius: 6))
                            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0[id] = $1 }
                    }
                }
            }
        }
        .backgroundPreferenceValue(BoundsKey.self) { values in
            GeometryReader { proxy in
                ForEach(links, id: \.self) { link in
                    if let a = values[link.from].map({ proxy[$0] }), let b = values[link.to].map({ proxy[$0] }) {
                        ArrowShape(from: a.center, to: b.center).stroke(.red, style: .init(lineWidth: 2, lineCap: .round))
                    }
                }
            }
        }
    }
}
extension CGRect { var center: CGPoint { .init(x: midX, y: midY) } }
extension CGPoint {
    static func - (lhs: Self, rhs: Self) -> Self { .init(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func + (lhs: Self, rhs: Self) -> Self { .init(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func * (lhs: Self, rhs: CGFloat) -> Self { .init(x: lhs.x * rhs, y: lhs.y * rhs) }
    var length: CGFloat { sqrt(x * x + y * y) }
    var normalized: CGPoint { length == 0 ? self : self * (1 / length) }
}
struct ArrowShape: Shape {
    var from, to: CGPoint
    func path(in _: CGRect) -> Path {
        var p = Path()
        let d = (to - from).normalized
        p.move(to: from)
        p.addLine(to: to)
        let left = to - d * 12 + CGPoint(x: -d.y, y: d.x) * 6
        let right = to - d * 12 - CGPoint(x: -d.y, y: d.x) * 6
        p.addLines([left, to, right])
        return p
    }
}
