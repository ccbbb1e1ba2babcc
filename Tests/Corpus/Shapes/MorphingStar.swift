import SwiftUI

struct Star: Shape {
    var points: Double = 5
    var depth: Double = 0.5

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(points, depth) }
        set { (points, depth) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * depth
        let total = Int(points.rounded()) * 2
        guard total >= 4 else { return Path() }
        let corners: [CGPoint] = (0..<total).map { index in
            let radius = index % 2 == 0 ? outer : inner
            let angle = Double(index) / Double(total) * 2 * .pi - .pi / 2
            return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        }
        return Path { path in
            path.addLines(corners)
            path.closeSubpath()
        }
    }
}

struct MorphingStar: View {
    @State private var points = 5.0
    @State private var depth = 0.45

    var body: some View {
        VStack(spacing: 16) {
            Star(points: points, depth: depth)
                .stroke(Color.orange, style: StrokeStyle(lineWidth: 6, lineJoin: .round))
                .background(Star(points: points, depth: depth).fill(Color.yellow.opacity(0.4)))
                .padding(12)
                .animation(.easeInOut(duration: 0.8), value: points)
                .layoutPriority(1)
            Stepper("\(Int(points)) points", value: $points, in: 3...12)
            Slider(value: $depth, in: 0.1...0.9)
        }
        .padding()
    }
}

struct MorphingStar_Previews: PreviewProvider {
    static var previews: some View {
        MorphingStar()
    }
}
