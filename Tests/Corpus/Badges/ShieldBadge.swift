import SwiftUI

struct Shield: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.15))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.7),
            control2: CGPoint(x: rect.midX + rect.width * 0.2, y: rect.maxY - rect.height * 0.08)
        )
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.15),
            control1: CGPoint(x: rect.midX - rect.width * 0.2, y: rect.maxY - rect.height * 0.08),
            control2: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.7)
        )
        path.closeSubpath()
        return path
    }
}

struct ShieldBadge: View {
    let title: String
    let level: Int
    let unlocked: Bool

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                Shield()
                    .fill(
                        LinearGradient(gradient: Gradient(colors: unlocked ? [.yellow, .orange] : [.gray, .black]),
                                       startPoint: .top, endPoint: .bottom)
                    )
                Shield()
                    .stroke(lineWidth: 3)
                    .foregroundColor(.white.opacity(0.6))
                    .padding(6)
                Text(unlocked ? "\(level)" : "?")
                    .font(.system(size: 36, weight: .black, design: .rounded))
                    .foregroundColor(.white)
            }
            .frame(width: 84, height: 100)
            .saturation(unlocked ? 1 : 0)
            Text(title)
                .font(.caption)
                .multilineTextAlignment(.center)
                .frame(width: 84)
        }
    }
}

struct BadgeWall: View {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 12, alignment: .top), count: 3)

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 20) {
                ForEach(1..<10) { level in
                    ShieldBadge(title: level.isMultiple(of: 2) ? "Early bird" : "Seven days in a row", level: level, unlocked: level < 6)
                }
            }
            .padding()
        }
    }
}

#Preview {
    BadgeWall()
}
