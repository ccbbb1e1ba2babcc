import SwiftUI

struct PieSlice: Shape, InsettableShape {
    let start: Angle, end: Angle
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        var p = Path()
        let c = CGPoint(x: rect.midX, y: rect.midY)
        p.move(to: c)
        p.addArc(center: c, radius: min(rect.width, rect.height) / 2 - inset, startAngle: start, endAngle: end, clockwise: false)
        p.closeSubpath()
        return p
    }
    func inset(by amount: CGFloat) -> PieSlice { PieSlice(start: start, end: end, inset: inset + amount) }
}
struct PieChart: View {
    let values: [Double]
    private var slices: [(start: Angle, end: Angle, color: Color)] {
        let total = values.reduce(0, +)
        var running = Angle(degrees: -90)
        return values.enumerated().map { index, value in
            let sweep = Angle(degrees: 360 * value / total)
            defer { running += sweep }
            return (running, running + sweep, Color(hue: Double(index) / Double(values.count), saturation: 0.7, brightness: 0.9))
        }
    }
    var body: some View {
        ZStack {
            ForEach(slices.indices, id: \.self) { i in
                PieSlice(start: slices[i].start, end: slices[i].end)
                    .fill(slices[i].color)
                    .overlay(PieSlice(start: slices[i].start, end: slices[i].end).strokeBorder(.white, lineWidth: 2))
                    .overlay {
                        GeometryReader { g in
                            let mid = Angle(radians: (slices[i].start.radians + slices[i].end.radians) / 2)
                            Text("\(Int(values[i]))")
                                .position(x: g.size.width / 2 + cos(mid.radians) * g.size.width * 0.35, y: g.size.height / 2 + sin(mid.radians) * g.size.height * 0.35)
                        }
                    }
            }
            Circle().fill(.background).scaleEffect(0.5)
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
struct PieChart_Previews: PreviewProvider { static var previews: some View { PieChart(values: [30, 20, 10, 40]).frame(width: 240).previewDisplayName("Pie") } }
