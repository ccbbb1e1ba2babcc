import SwiftUI

struct Polygon: InsettableShape {
    var sides: Int
    var insetAmount: CGFloat = 0
    var rotation: Angle = .zero
    func inset(by amount: CGFloat) -> some InsettableShape { var copy = self; copy.insetAmount += amount; return copy }
    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        let radius = min(rect.width, rect.height) / 2
        guard sides >= 3 else { return Path(ellipseIn: rect) }
        let points: [CGPoint] = (0..<sides).map { n in
            let a = 2 * Double.pi * Double(n) / Double(sides) + rotation.radians - .pi / 2
            return CGPoint(x: rect.midX + radius * CGFloat(cos(a)), y: rect.midY + radius * CGFloat(sin(a)))
        }
        var path = Path()
        path.move(to: points[0])
        points.dropFirst().forEach { path.addLine(to: $0) }
        path.closeSubpath()
        return path
    }
}
extension Shape where Self == Polygon {
    static func polygon(_ sides: Int) -> Polygon { Polygon(sides: sides) }
    static var hexagon: Polygon { .init(sides: 6) }
}
struct Superellipse: Shape {
    var n: CGFloat = 4
    func path(in rect: CGRect) -> Path {
        let a = rect.width / 2, b = rect.height / 2
        func sgn(_ v: CGFloat) -> CGFloat { v < 0 ? -1 : v > 0 ? 1 : 0 }
        return Path { p in
            for i in stride(from: 0, to: 360, by: 5) {
                let t = CGFloat(i) * .pi / 180
                let pt = CGPoint(x: rect.midX + pow(abs(cos(t)), 2 / n) * a * sgn(cos(t)), y: rect.midY + pow(abs(sin(t)), 2 / n) * b * sgn(sin(t)))
                i == 0 ? p.move(to: pt) : p.addLine(to: pt)
            }
            p.closeSubpath()
        }
    }
}
struct SquircleShapes: View {
    @State private var sides = 5.0
    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Polygon(sides: Int(sides)).strokeBorder(.orange, lineWidth: 10).background(.hexagon.inset(by: 20).fill(.yellow.opacity(0.3)))
                Superellipse().fill(.tint).overlay { Superellipse().trim(from: 0, to: 0.6).stroke(.primary, lineWidth: 3) }
                Text("Hex").padding(20).background(.teal, in: .hexagon).clipShape(.hexagon)
            }
            .frame(height: 120)
            HStack(spacing: -10) { ForEach(3..<8) { n in AnyShape(n > 5 ? AnyShape(.polygon(n)) : AnyShape(Circle())).fill(Color.blue.opacity(0.5)).frame(width: 44, height: 44) } }
            Image(systemName: "star").clipShape(sides > 4 ? AnyShape(Superellipse()) : AnyShape(Rectangle()))
            Rectangle().fill(ImagePaint(image: Image("tile"), scale: 0.4)).frame(height: 30)
            Circle().size(width: 30, height: 30).offset(x: 12, y: 4).scale(0.8, anchor: .topLeading).rotation(.degrees(45)).fill(.green).frame(width: 50, height: 50)
            ContainerRelativeShape().inset(by: 4).fill(.pink).frame(height: 20)
            RoundedRectangle(cornerSize: CGSize(width: 30, height: 8), style: .continuous).stroke(.blue, style: .init(lineWidth: 2, dash: [6, 2], dashPhase: 3)).frame(height: 40)
        }
        .padding()
    }
}
