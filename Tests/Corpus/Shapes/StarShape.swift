import SwiftUI

struct Star: Shape {
    var corners: Int
    var smoothness: Double

    var animatableData: Double {
        get { smoothness }
        set { smoothness = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard corners >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var currentAngle = -CGFloat.pi / 2
        let angleAdjustment = .pi * 2 / Double(corners * 2)
        let innerX = center.x * smoothness
        let innerY = center.y * smoothness
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
        var bottomEdge: Double = 0
        for corner in 0..<corners * 2 {
            let sinAngle = sin(currentAngle)
            let cosAngle = cos(currentAngle)
            let bottom: Double
            if corner.isMultiple(of: 2) {
                bottom = center.y * sinAngle
                path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
            } else {
                bottom = innerY * sinAngle
                path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
            }
            if bottom > bottomEdge { bottomEdge = bottom }
            currentAngle += angleAdjustment
        }
        let unusedSpace = (rect.height / 2 - bottomEdge) / 2
        let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
        return path.applying(transform)
    }
}

struct StarShape: View {
    @State private var smoothness = 0.45
    var body: some View {
        VStack {
            Star(corners: 5, smoothness: smoothness)
                .fill(AngularGradient(colors: [.yellow, .orange, .yellow], center: .center))
                .frame(width: 200, height: 200)
                .overlay(Star(corners: 5, smoothness: smoothness).stroke(Color.brown, lineWidth: 2))
                .background(.quaternary)
            Slider(value: $smoothness, in: 0.1...1)
            HStack(spacing: 2) {
                ForEach(1..<6) { n in
                    Star(corners: 5, smoothness: 0.45).fill(n <= 3 ? .yellow : .gray.opacity(0.3)).aspectRatio(1, contentMode: .fit)
                }
            }
            .frame(height: 24)
        }
        .padding()
    }
}
