import SwiftUI

struct ArcShape: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount = 0.0
    func path(in rect: CGRect) -> Path {
        let rotationAdjustment = Angle.degrees(90)
        let modifiedStart = startAngle - rotationAdjustment
        let modifiedEnd = endAngle - rotationAdjustment
        var path = Path()
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: modifiedStart, endAngle: modifiedEnd, clockwise: !clockwise)
        return path
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct ContrastGauge: View {
    var value: Double = 0.7
    private let gradient = AngularGradient(gradient: Gradient(colors: [.green, .yellow, .red]), center: .center, startAngle: .degrees(140), endAngle: .degrees(400))
    var body: some View {
        ZStack {
            ArcShape(startAngle: .degrees(-130), endAngle: .degrees(130), clockwise: true).strokeBorder(.quaternary, lineWidth: 20)
            ArcShape(startAngle: .degrees(-130), endAngle: .degrees(-130 + 260 * value), clockwise: true).strokeBorder(gradient, style: StrokeStyle(lineWidth: 20, lineCap: .round))
            VStack(spacing: -4) {
                Text(value.formatted(.percent.precision(.fractionLength(0)))).font(.system(size: 44, weight: .semibold, design: .rounded))
                Text("contrast").textCase(.uppercase).font(.caption).kerning(1.5)
            }
        }
        .frame(width: 220, height: 220)
    }
}
