import SwiftUI

struct NotchedPath: View {
    @State private var dash: CGFloat = 0
    var body: some View {
        VStack {
            Path { path in
                path.addRelativeArc(center: CGPoint(x: 100, y: 60), radius: 40, startAngle: .degrees(0), delta: .degrees(270))
                path.move(to: CGPoint(x: 10, y: 10))
                path.addArc(tangent1End: CGPoint(x: 80, y: 10), tangent2End: CGPoint(x: 80, y: 80), radius: 20)
                if let current = path.currentPoint { path.addLine(to: CGPoint(x: current.x, y: current.y + 10)) }
                path.addRects([CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 0, width: 5, height: 5)])
                path.addRoundedRect(in: CGRect(x: 120, y: 10, width: 60, height: 40), cornerSize: CGSize(width: 8, height: 8))
            }
            .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter, miterLimit: 5, dash: [10, 4], dashPhase: dash))
            .foregroundStyle(.indigo)
            .frame(width: 200, height: 120)
            .onAppear { withAnimation(.linear.repeatForever(autoreverses: false)) { dash -= 14 } }
            Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 30), cornerRadius: 6).fill(.green)
            Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).trimmedPath(from: 0, to: 0.75).stroke(.red, lineWidth: 3)
        }
    }
}
