import SwiftUI

struct Arc: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        let adjustment = Angle.degrees(90)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2 - insetAmount,
            startAngle: startAngle - adjustment,
            endAngle: endAngle - adjustment,
            clockwise: !clockwise
        )
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct InsettableArc: View {
    var body: some View {
        HStack(spacing: 20) {
            Arc(startAngle: .degrees(-110), endAngle: .degrees(110), clockwise: true)
                .strokeBorder(.blue, lineWidth: 20)
                .frame(width: 120, height: 120)
                .border(.gray)
            Arc(startAngle: .zero, endAngle: .radians(.pi), clockwise: false)
                .stroke(.red, lineWidth: 4)
                .frame(width: 80, height: 80)
            Ellipse()
                .inset(by: 6)
                .fill(.green)
                .frame(width: 60, height: 90)
        }
    }
}

#Preview {
    InsettableArc()
}
