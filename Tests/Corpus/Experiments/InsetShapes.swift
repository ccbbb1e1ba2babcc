import SwiftUI

struct RingSegment: InsettableShape {
    let from: Angle, to: Angle
    var inset = 0.0
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - CGFloat(inset), startAngle: from - .degrees(90), endAngle: to - .degrees(90), clockwise: false)
        return p
    }
    func inset(by amount: CGFloat) -> RingSegment { var a = self; a.inset += Double(amount); return a }
}
struct InsetShapes: View {
    let values = [3.0, 2, 5]
    var segments: [(Angle, Angle, Color)] {
        let total = values.reduce(0, +)
        var start = Angle.zero
        return zip(values, [Color.red, .orange, .yellow]).map { v, c in
            let end = start + Angle(degrees: v / total * 360)
            defer { start = end }
            return (start, end, c)
        }
    }
    var body: some View {
        ZStack {
            ForEach(0..<segments.count, id: \.self) { i in
                let (s, e, c) = self.segments[i]
                RingSegment(from: s, to: e).strokeBorder(c, style: .init(lineWidth: 24, lineCap: .butt))
            }
            VStack { Text("Total"); Text(values.reduce(0, +), format: .number).bold() }
        }
        .frame(width: 180, height: 180)
    }
}
