import SwiftUI

struct GaugeRow: View {
    let values: [(String, Double, Gradient)] = [("CPU", 0.72, Gradient(colors: [.green, .red])), ("RAM", 0.41, Gradient(colors: [.blue, .purple]))]
    var body: some View {
        HStack(spacing: 20) {
            ForEach(values, id: \.0) { name, value, gradient in
                Gauge(value: value) { Text(name) } currentValueLabel: { Text(value, format: .percent) } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
                    .gaugeStyle(.accessoryCircular)
                    .tint(gradient)
            }
            Gauge(value: 30, in: 0...120) { Label("Speed", systemImage: "gauge") }.gaugeStyle(.linearCapacity).frame(width: 120)
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false).progressViewStyle(.circular)
        }
        .padding()
    }
}
