import SwiftUI

struct Config {
    let minimumValue: CGFloat
    let maximumValue: CGFloat
    let totalValue: CGFloat
    let knobRadius: CGFloat
    let radius: CGFloat
}

struct TemperatureControlView: View {
    @State var temperatureValue: CGFloat = 12.0
    @State var angleValue: CGFloat = 110.0
    let config = Config(minimumValue: 0.0, maximumValue: 40.0, totalValue: 40.0, knobRadius: 15.0, radius: 125.0)

    var body: some View {
        ZStack {
            Circle().frame(width: config.radius * 2, height: config.radius * 2).scaleEffect(1.2)
            Circle()
                .stroke(Color.gray, style: StrokeStyle(lineWidth: 3, lineCap: .butt, dash: [3, 23.18]))
                .frame(width: config.radius * 2, height: config.radius * 2)
            Circle()
                .trim(from: 0.0, to: temperatureValue / config.totalValue)
                .stroke(temperatureValue < config.maximumValue / 2 ? Color.blue : Color.red, lineWidth: 4)
                .frame(width: config.radius * 2, height: config.radius * 2)
                .rotationEffect(.degrees(-90))
            Circle()
                .fill(temperatureValue < config.maximumValue / 2 ? Color.blue : Color.red)
                .frame(width: config.knobRadius * 2, height: config.knobRadius * 2)
                .padding(10)
                .offset(y: -config.radius)
                .rotationEffect(Angle.degrees(Double(angleValue)))
                .gesture(DragGesture(minimumDistance: 0.0).onChanged({ value in change(location: value.location) }))
            Text("\(String.init(format: "%.0f", temperatureValue)) º").font(.system(size: 60)).foregroundColor(.white)
        }
    }

    private func change(location: CGPoint) {
        let vector = CGVector(dx: location.x, dy: location.y)
        let angle = atan2(vector.dy - (config.knobRadius + 10), vector.dx - (config.knobRadius + 10)) + .pi / 2.0
        let fixedAngle = angle < 0.0 ? angle + 2.0 * .pi : angle
        let value = fixedAngle / (2.0 * .pi) * config.totalValue
        if value >= config.minimumValue && value <= config.maximumValue {
            temperatureValue = value
            angleValue = fixedAngle * 180 / .pi
        }
    }
}

struct RangeSlider: View {
    @Binding var low: Double
    @Binding var high: Double
    var bounds: ClosedRange<Double> = 0...100
    @State private var dragging: KeyPath<RangeSlider, Binding<Double>>?

    private func fraction(_ v: Double) -> Double { (v - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) }

    var body: some View {
        GeometryReader { proxy in
            let w = proxy.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(Color.secondary.opacity(0.25)).frame(height: 4)
                Capsule().fill(Color.accentColor).frame(width: w * (fraction(high) - fraction(low)), height: 4).offset(x: w * fraction(low))
                thumb(value: $low, width: w, limit: bounds.lowerBound...high)
                thumb(value: $high, width: w, limit: low...bounds.upperBound)
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 30)
    }

    private func thumb(value: Binding<Double>, width: CGFloat, limit: ClosedRange<Double>) -> some View {
        Circle()
            .fill(.white)
            .shadow(radius: 2, y: 1)
            .frame(width: 28, height: 28)
            .offset(x: width * fraction(value.wrappedValue) - 14)
            .gesture(DragGesture().onChanged { drag in
                let new = bounds.lowerBound + drag.location.x / width * (bounds.upperBound - bounds.lowerBound)
                value.wrappedValue = min(max(new, limit.lowerBound), limit.upperBound)
            })
    }
}

struct SlidersScreen: View {
    @State private var low = 20.0
    @State private var high = 70.0
    @State private var rgb: (r: Double, g: Double, b: Double) = (0.2, 0.5, 0.9)

    var body: some View {
        VStack(spacing: 40) {
            TemperatureControlView()
            RangeSlider(low: $low, high: $high)
            Text("\(low, specifier: "%.0f") – \(high, specifier: "%.0f")")
            VStack {
                Slider(value: $rgb.r).tint(.red)
                Slider(value: $rgb.g).tint(.green)
                Slider(value: $rgb.b).tint(.blue)
                Color(red: rgb.r, green: rgb.g, blue: rgb.b).frame(height: 40).clipShape(.rect(cornerRadius: 8))
            }
        }
        .padding()
    }
}

#Preview { SlidersScreen() }
