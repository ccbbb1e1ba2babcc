import SwiftUI

struct SunArc: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.6))
        return path
    }
}

struct SunPath: View {
    var progress: Double = 0.3

    var body: some View {
        GeometryReader { geo in
            let size = geo.size
            ZStack {
                SunArc()
                    .stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 6]))
                    .foregroundColor(.gray)
                SunArc()
                    .trim(from: 0, to: progress)
                    .stroke(.orange, lineWidth: 3)
                Image(systemName: "sun.max.fill")
                    .foregroundStyle(.yellow)
                    .position(sunPosition(in: size))
                Path { path in
                    path.move(to: CGPoint(x: 0, y: size.height))
                    path.addLine(to: CGPoint(x: size.width, y: size.height))
                }
                .stroke(.secondary, lineWidth: 1)
            }
        }
        .frame(height: 120)
        .overlay(alignment: .bottom) {
            HStack {
                Text("06:12")
                Spacer()
                Text("20:47")
            }
            .font(.caption)
            .offset(y: 20)
        }
        .padding(40)
    }

    private func sunPosition(in size: CGSize) -> CGPoint {
        let t = progress
        let p0 = CGPoint(x: 0, y: size.height)
        let p1 = CGPoint(x: size.width / 2, y: -size.height * 0.6)
        let p2 = CGPoint(x: size.width, y: size.height)
        let x = pow(1 - t, 2) * p0.x + 2 * (1 - t) * t * p1.x + pow(t, 2) * p2.x
        let y = pow(1 - t, 2) * p0.y + 2 * (1 - t) * t * p1.y + pow(t, 2) * p2.y
        return CGPoint(x: x, y: y)
    }
}

#Preview {
    SunPath()
}
