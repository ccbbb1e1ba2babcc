import SwiftUI

struct RadarGrid: Shape {
    let sides: Int
    let rings: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.midX, rect.midY)
        for ring in 1...rings {
            let r = radius * CGFloat(ring) / CGFloat(rings)
            for side in 0...sides {
                let angle = CGFloat(side) / CGFloat(sides) * 2 * .pi - .pi / 2
                let point = CGPoint(x: center.x + cos(angle) * r, y: center.y + sin(angle) * r)
                if side == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        return path
    }
}

struct RadarValues: Shape {
    var values: [CGFloat]

    func path(in rect: CGRect) -> Path {
        let c = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.midX, rect.midY)
        return Path { path in
            for (i, value) in values.enumerated() {
                let a = CGFloat(i) / CGFloat(values.count) * 2 * CGFloat.pi - CGFloat.pi / 2
                let p = CGPoint(x: c.x + cos(a) * radius * value, y: c.y + sin(a) * radius * value)
                i == 0 ? path.move(to: p) : path.addLine(to: p)
            }
            path.closeSubpath()
        }
    }
}

struct RadarChart: View {
    let player: [String: CGFloat] = ["Speed": 0.8, "Power": 0.5, "Skill": 0.9, "Stamina": 0.65, "Vision": 0.7]

    var body: some View {
        let keys = player.keys.sorted()
        ZStack {
            RadarGrid(sides: keys.count, rings: 4)
                .stroke(.secondary.opacity(0.5), lineWidth: 1)
            RadarValues(values: keys.map { player[$0] ?? 0 })
                .fill(.green.opacity(0.35))
            RadarValues(values: keys.map { player[$0, default: 0] })
                .stroke(.green, lineWidth: 2)
        }
        .frame(width: 240, height: 240)
        .overlay(alignment: .bottom) {
            Text(keys.joined(separator: " · "))
                .font(.caption)
                .offset(y: 28)
        }
        .padding(40)
    }
}

#Preview {
    RadarChart()
}
