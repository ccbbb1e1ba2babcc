import SwiftUI

struct PathPlayground: View {
    var body: some View {
        VStack(spacing: 20) {
            Path("0 0 m 40 0 l 20 30 l h").map { $0.fill(.red).frame(width: 40, height: 30) }
            ZStack {
                Path { path in
                    path.addRect(CGRect(x: 0, y: 0, width: 80, height: 60))
                    path.addEllipse(in: CGRect(x: 20, y: 10, width: 40, height: 40))
                    path.addRelativeArc(center: .init(x: 110, y: 30), radius: 20, startAngle: .zero, delta: .degrees(270))
                    path.addArc(tangent1End: CGPoint(x: 150, y: 0), tangent2End: CGPoint(x: 150, y: 60), radius: 10)
                    path.addRoundedRect(in: CGRect(x: 160, y: 5, width: 50, height: 50), cornerSize: .init(width: 8, height: 16), style: .continuous)
                }
                .fill(.blue, style: FillStyle(eoFill: true, antialiased: true))
                Path(roundedRect: CGRect(x: 4, y: 4, width: 60, height: 20), cornerRadius: 6).stroke()
            }
            .frame(width: 220, height: 60)
            let star = starPath(points: 5, in: CGRect(x: 0, y: 0, width: 80, height: 80))
            HStack {
                star.fill(.orange).frame(width: 80, height: 80)
                Text("\(star.boundingRect.width, specifier: "%.1f")")
                Text(star.contains(CGPoint(x: 40, y: 40)) ? "inside" : "outside")
                star.trimmedPath(from: 0, to: 0.4).strokedPath(.init(lineWidth: 3)).frame(width: 80, height: 80)
                star.applying(.init(scaleX: 0.5, y: 0.5)).offsetBy(dx: 5, dy: 5).frame(width: 40, height: 40)
            }
            Path { $0.addLines((0..<50).map { CGPoint(x: Double($0) * 4, y: 20 + 15 * sin(Double($0) / 4)) }) }.stroke(.teal, style: StrokeStyle(lineWidth: 2, lineJoin: .bevel)).frame(width: 200, height: 40)
            Rectangle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).frame(width: 20, height: 10)
        }
    }
    func starPath(points: Int, in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY), r = rect.width / 2
        return Path { p in
            for i in 0..<(points * 2) {
                let angle = Double(i) * .pi / Double(points) - .pi / 2
                let radius = i % 2 == 0 ? r : r * 0.4
                let pt = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
                if p.isEmpty { p.move(to: pt) } else { p.addLine(to: pt) }
            }
            p.closeSubpath()
        }
    }
}
