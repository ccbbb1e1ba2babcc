import SwiftUI

struct Forecast: Identifiable { var id = UUID(); var day: String; var low: Double; var high: Double; var icon: String }
struct WeatherCard: View {
    let week: [Forecast] = [.init(day: "Mon", low: 8, high: 15, icon: "sun.max.fill"), .init(day: "Tue", low: 6, high: 11, icon: "cloud.rain.fill"), .init(day: "Wed", low: 9, high: 19, icon: "cloud.sun.fill")]
    private var range: ClosedRange<Double> { (week.map(\.low).min() ?? 0)...(week.map(\.high).max() ?? 1) }
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label("3-DAY FORECAST", systemImage: "calendar").font(.caption).foregroundStyle(.secondary)
            Grid(horizontalSpacing: 12, verticalSpacing: 10) {
                ForEach(week) { f in
                    GridRow {
                        Text(f.day).gridColumnAlignment(.leading)
                        Image(systemName: f.icon).symbolRenderingMode(.multicolor)
                        Text("\(Int(f.low))°").foregroundStyle(.secondary)
                        GeometryReader { g in
                            let scale = g.size.width / (range.upperBound - range.lowerBound)
                            Capsule().fill(.black.opacity(0.2)).overlay(alignment: .leading) {
                                Capsule().fill(LinearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing))
                                    .frame(width: (f.high - f.low) * scale).offset(x: (f.low - range.lowerBound) * scale)
                            }
                        }
                        .frame(height: 5)
                        Text(Measurement(value: f.high, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0))))
                    }
                    if f.id != week.last?.id { Divider() }
                }
            }
        }
        .padding().background(.blue.gradient.opacity(0.4), in: .rect(cornerRadius: 20)).padding()
    }
}
