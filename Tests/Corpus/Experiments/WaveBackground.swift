import SwiftUI

struct Wave: Shape {
    var phase: Double
    let strength, frequency: Double
    var animatableData: Double { get { phase } set { self.phase = newValue } }
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath()
        let width = Double(rect.width), height = Double(rect.height)
        let midWidth = width / 2, midHeight = height / 2
        let oneOverMidWidth = 1 / midWidth
        let wavelength = width / frequency
        path.move(to: CGPoint(x: 0, y: midHeight))
        for x in stride(from: 0, through: width, by: 1) {
            let relativeX = x / wavelength
            let distanceFromMidWidth = x - midWidth
            let normalDistance = oneOverMidWidth * distanceFromMidWidth
            let parabola = -(normalDistance * normalDistance) + 1
            let sine = sin(relativeX + phase)
            path.addLine(to: CGPoint(x: x, y: parabola * strength * sine + midHeight))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        path.close()
        return Path(path.cgPath)
    }
}
struct WaveBackground: View {
    @State private var phase = 0.0
    var body: some View {
        ZStack {
            ForEach(0..<5) { i in
                Wave(phase: self.phase, strength: 30, frequency: 10).fill(Color.white.opacity(Double(i) / 10)).offset(y: CGFloat(i) * 10)
            }
        }
        .background(Color.blue)
        .edgesIgnoringSafeArea(.all)
        .onAppear { withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { self.phase = .pi * 2 } }
    }
}
