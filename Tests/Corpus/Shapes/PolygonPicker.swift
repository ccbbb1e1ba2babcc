import SwiftUI

struct Polygon: Shape {
    var sides: Double
    var scale: Double = 1
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(sides, scale) }
        set { sides = newValue.first; scale = newValue.second }
    }
    func path(in rect: CGRect) -> Path {
        let hypotenuse = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
        let center = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
        var path = Path()
        let extra: Int = sides != Double(Int(sides)) ? 1 : 0
        var vertex: [CGPoint] = []
        for i in 0..<Int(sides) + extra {
            let angle = (Double(i) * (360.0 / sides)) * (Double.pi / 180)
            let point = CGPoint(x: center.x + CGFloat(cos(angle) * hypotenuse), y: center.y + CGFloat(sin(angle) * hypotenuse))
            vertex.append(point)
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        drawVertexLines(path: &path, vertex: vertex, n: 0)
        return path
    }
    func drawVertexLines(path: inout Path, vertex: [CGPoint], n: Int) {
        if (vertex.count - n) < 3 { return }
        for i in (n + 2)..<min(n + (vertex.count - 1), vertex.count) {
            path.move(to: vertex[n])
            path.addLine(to: vertex[i])
        }
        drawVertexLines(path: &path, vertex: vertex, n: n + 1)
    }
}

struct PolygonPicker: View {
    @State private var sides: Double = 5
    @State private var scale: Double = 1
    var body: some View {
        VStack {
            Polygon(sides: sides, scale: scale)
                .stroke(Color.pink, lineWidth: (sides < 3) ? 10 : (sides < 7 ? 5 : 2))
                .padding(20)
                .animation(.easeInOut(duration: 3.0), value: sides)
                .layoutPriority(1)
            Text("\(Int(sides)) sides, \(String(format: "%.2f", scale as Double)) scale")
            HStack(spacing: 20) {
                ForEach([1, 3, 7, 30], id: \.self) { n in
                    MyButton(label: "\(n)") { sides = Double(n); scale = 1.0 }
                }
            }
        }
        .padding(.bottom, 50)
    }
    struct MyButton: View {
        let label: String
        let action: () -> Void
        var body: some View {
            Button(action: action) { Text(label).foregroundColor(.white) }
                .padding(10).background(RoundedRectangle(cornerRadius: 5).foregroundColor(.green).shadow(radius: 2))
        }
    }
}
