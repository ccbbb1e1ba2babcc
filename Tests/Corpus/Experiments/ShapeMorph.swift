import SwiftUI

struct MorphShape: Shape {
    var t: CGFloat
    var animatableData: CGFloat { get { t } set { t = newValue } }
    static let circle: [CGPoint] = (0..<60).map { let a = CGFloat($0) / 60 * 2 * .pi; return CGPoint(x: 0.5 + 0.5 * cos(a), y: 0.5 + 0.5 * sin(a)) }
    static let square: [CGPoint] = circle.map { p in
        let d = CGPoint(x: p.x - 0.5, y: p.y - 0.5)
        let m = max(abs(d.x), abs(d.y))
        return CGPoint(x: 0.5 + d.x / m * 0.5, y: 0.5 + d.y / m * 0.5)
    }
    nonisolated func path(in rect: CGRect) -> Path {
        let pts = zip(Self.circle, Self.square).map { a, b in CGPoint(x: rect.minX + (a.x + (b.x - a.x) * t) * rect.width, y: rect.minY + (a.y + (b.y - a.y) * t) * rect.height) }
        var p = Path()
        p.addLines(pts)
        p.closeSubpath()
        return p
    }
}
struct ShapeMorph: View {
    @State private var t: CGFloat = 0.4
    var body: some View {
        VStack {
            MorphShape(t: t).fill(.mint.shadow(.drop(radius: 4))).frame(width: 150, height: 150).overlay { MorphShape(t: t).stroke(lineWidth: 2) }
            Text(t.formatted(.percent.precision(.fractionLength(0))))
            Slider(value: $t)
        }.padding()
    }
}
