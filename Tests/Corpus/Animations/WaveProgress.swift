import SwiftUI

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, strength) }
        set {
            self.phase = newValue.first
            self.strength = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath()
        let width = Double(rect.width)
        let height = Double(rect.height)
        let midWidth = width / 2
        let midHeight = height / 2
        let oneOverMidWidth = 1 / midWidth
        let wavelength = width / frequency
        path.move(to: CGPoint(x: 0, y: midHeight))
        for x in stride(from: 0, through: width, by: 1) {
            let relativeX = x / wavelength
            let distanceFromMidWidth = x - midWidth
            let normalDistance = oneOverMidWidth * distanceFromMidWidth
            let parabola = -(normalDistance * normalDistance) + 1
            let sine = sin(relativeX + phase)
            let y = parabola * strength * sine + midHeight
            path.addLine(to: CGPoint(x: x, y: y))
        }
        return Path(path.cgPath)
    }
}

struct WaveProgress: View {
    @State private var phase = 0.0
    @State var progress: CGFloat = 0.4
    let percentFormatter: NumberFormatter = {
        let f = NumberFormatter()
        f.numberStyle = .percent
        f.maximumFractionDigits = 1
        return f
    }()

    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<10) { i in
                    Wave(strength: 50, frequency: 10, phase: self.phase)
                        .stroke(Color.white.opacity(Double(i) / 10), lineWidth: 5)
                        .offset(y: CGFloat(i) * 10)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: 300)
            .background(Color.blue)
            .clipShape(Circle())
            .overlay(Text(NSNumber(value: Double(progress)), formatter: percentFormatter).font(.title).foregroundColor(.white))
            Slider(value: $progress, in: 0...1, step: 0.05, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                Text("Progress")
            }
        }
        .padding()
        .onAppear {
            withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) {
                self.phase = .pi * 2
            }
        }
    }
}

struct WaveProgress_Previews: PreviewProvider {
    static var previews: some View { WaveProgress() }
}
