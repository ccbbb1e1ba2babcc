import SwiftUI

struct SpeedometerGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .trim(from: 0, to: 0.75)
                .stroke(.quaternary, lineWidth: 14)
                .rotationEffect(.degrees(135))
            Circle()
                .trim(from: 0, to: 0.75 * configuration.value)
                .stroke(.orange, lineWidth: 14)
                .rotationEffect(.degrees(135))
            VStack {
                configuration.currentValueLabel
                    .font(.title.bold())
                configuration.label
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct GaugeStyles: View {
    @State private var temperature = 21.5

    var body: some View {
        VStack(spacing: 24) {
            Gauge(value: temperature, in: 10...30) {
                Text("Room")
            } currentValueLabel: {
                Text(temperature, format: .number)
            }
            .gaugeStyle(SpeedometerGaugeStyle())
            .frame(width: 150, height: 150)

            Gauge(value: 0.4) {
                Image(systemName: "heart.fill")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.red)

            Gauge(value: temperature, in: 10...30) {
                Text("Temperature")
            } currentValueLabel: {
                Text("\(temperature, specifier: "%.1f") °C")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("30")
            }
        }
        .padding()
    }
}

#Preview {
    GaugeStyles()
}
