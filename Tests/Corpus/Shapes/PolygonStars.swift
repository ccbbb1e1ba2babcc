import SwiftUI

struct Polygon: Shape {
    var sides: Double
    var scale = 1.0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(sides, scale) }
        set {
            sides = newValue.first
            scale = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let hypotenuse = Double(min(rect.size.width, rect.size.height)) / 2 * scale
        let center = CGPoint(x: rect.size.width / 2, y: rect.size.height / 2)
        var path = Path()
        let extra = sides != Double(Int(sides)) ? 1 : 0
        var vertices: [CGPoint] = []
        for i in 0..<Int(sides) + extra {
            let angle = (Double(i) * (360 / sides)) * (Double.pi / 180)
            let vertex = CGPoint(x: center.x + CGFloat(cos(angle) * hypotenuse), y: center.y + CGFloat(sin(angle) * hypotenuse))
            vertices.append(vertex)
            if i == 0 {
                path.move(to: vertex)
            } else {
                path.addLine(to: vertex)
            }
        }
        path.closeSubpath()
        return path
    }
}

struct PolygonStars: View {
    @State private var sides = 4.0

    var body: some View {
        VStack {
            Polygon(sides: sides)
                .stroke(Color.pink, lineWidth: 5)
                .padding(20)
                .animation(.easeInOut(duration: 1), value: sides)
                .layoutPriority(1)
            Text("\(Int(sides)) sides").font(.headline)
            HStack {
                ForEach([1, 3, 7, 12], id: \.self) { count in
                    Button("\(count)") { sides = Double(count) }
                }
            }
        }
    }
}

struct PolygonStars_Previews: PreviewProvider {
    static var previews: some View {
        PolygonStars()
    }
}
