import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(to: CGPoint(x: rect.minX, y: rect.height / 4), control1: CGPoint(x: rect.midX, y: rect.height * 3 / 4), control2: CGPoint(x: rect.minX, y: rect.midY))
        path.addArc(center: CGPoint(x: rect.width / 4, y: rect.height / 4), radius: rect.width / 4, startAngle: Angle(radians: Double.pi), endAngle: Angle(radians: 0), clockwise: false)
        path.addArc(center: CGPoint(x: rect.width * 3 / 4, y: rect.height / 4), radius: rect.width / 4, startAngle: Angle(radians: Double.pi), endAngle: Angle(radians: 0), clockwise: false)
        path.addCurve(to: CGPoint(x: rect.midX, y: rect.height), control1: CGPoint(x: rect.width, y: rect.midY), control2: CGPoint(x: rect.midX, y: rect.height * 3 / 4))
        return path
    }
}
struct HeartShape: View {
    @State private var trim: CGFloat = 0
    var body: some View {
        VStack(spacing: 30) {
            Heart().trim(from: 0, to: trim).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)).frame(width: 120, height: 110)
            Heart().fill(RadialGradient(gradient: Gradient(colors: [.pink, .red]), center: .topLeading, startRadius: 5, endRadius: 120)).aspectRatio(1.1, contentMode: .fit).frame(width: 80)
            Heart().inset(by: 4).stroke(lineWidth: 2).frame(width: 60, height: 60).rotationEffect(.init(degrees: -15))
            Heart().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4)).fill(.purple).frame(width: 40, height: 40)
        }
        .onAppear { withAnimation(.easeInOut(duration: 2)) { trim = 1 } }
    }
}
extension Heart: InsettableShape { func inset(by amount: CGFloat) -> some InsettableShape { self.inset(amount) } ; private func inset(_ amount: CGFloat) -> Rectangle { Rectangle() } }
