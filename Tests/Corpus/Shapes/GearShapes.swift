import SwiftUI

struct Gear: Shape {
    var teeth: Int = 8
    func path(in rect: CGRect) -> Path {
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * 0.75
        let c = CGPoint(x: rect.midX, y: rect.midY)
        return Path { p in
            let step = CGFloat.pi / CGFloat(teeth)
            for i in 0..<(teeth * 2) {
                let r = i % 2 == 0 ? outer : inner
                let a0 = CGFloat(i) * step, a1 = a0 + step
                let p0 = CGPoint(x: c.x + r * cos(a0), y: c.y + r * sin(a0))
                let p1 = CGPoint(x: c.x + r * cos(a1), y: c.y + r * sin(a1))
                i == 0 ? p.move(to: p0) : p.addLine(to: p0)
                p.addLine(to: p1)
            }
            p.closeSubpath()
            p.addEllipse(in: CGRect(x: c.x - inner / 2, y: c.y - inner / 2, width: inner, height: inner))
        }
    }
}
struct GearShapes: View {
    @State var isSpinning = false
    var body: some View {
        HStack(spacing: -14) {
            ForEach([8, 12, 6], id: \.self) { (teeth: Int) in
                Gear(teeth: teeth)
                    .fill(style: FillStyle(eoFill: true, antialiased: true))
                    .foregroundStyle(.gray.gradient)
                    .frame(width: CGFloat(teeth) * 10, height: CGFloat(teeth) * 10)
                    .rotationEffect(.degrees(isSpinning ? 360 : 0) * (teeth == 12 ? -1 : 1))
            }
        }
        .onAppear { withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { isSpinning = true } }
    }
}
