import SwiftUI

struct CustomSlider: View {
    @Binding var value: Double
    var bounds: ClosedRange<Double> = 0...1
    var knob: CGFloat = 28

    var body: some View {
        GeometryReader { geo in
            let usable = geo.size.width - knob
            let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(Color.gray.opacity(0.3))
                    .frame(height: 6)
                Capsule()
                    .fill(Color.pink)
                    .frame(width: knob / 2 + usable * CGFloat(fraction), height: 6)
                Circle()
                    .fill(Color.white)
                    .shadow(radius: 3)
                    .frame(width: knob, height: knob)
                    .offset(x: usable * CGFloat(fraction))
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .named("track"))
                            .onChanged { drag in
                                let raw = Double((drag.location.x - knob / 2) / usable)
                                let clamped = min(max(raw, 0), 1)
                                value = bounds.lowerBound + clamped * (bounds.upperBound - bounds.lowerBound)
                            }
                    )
            }
            .frame(height: geo.size.height)
        }
        .frame(height: knob)
        .coordinateSpace(name: "track")
    }
}

struct CustomSliderDemo: View {
    @State private var volume = 0.25
    @State private var temperature = 19.5

    var body: some View {
        VStack(spacing: 24) {
            CustomSlider(value: $volume)
            CustomSlider(value: $temperature, bounds: 5...30, knob: 40)
            Text("\(Int(volume * 100)) %, \(temperature, specifier: "%.1f") °C")
        }
        .padding(32)
    }
}

struct CustomSliderDemo_Previews: PreviewProvider {
    static var previews: some View {
        CustomSliderDemo()
    }
}
