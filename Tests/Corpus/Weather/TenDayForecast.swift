import SwiftUI

struct DayForecast: Identifiable {
    let name: String
    let symbol: String
    let low: Double
    let high: Double
    var rain: Double? = nil
    var id: String { name }
}

struct TemperatureBar: View {
    let low, high: Double
    let range: ClosedRange<Double>

    var body: some View {
        GeometryReader { geo in
            let span = range.upperBound - range.lowerBound
            let start = (low - range.lowerBound) / span * geo.size.width
            let width = (high - low) / span * geo.size.width
            Capsule().fill(.black.opacity(0.15))
            Capsule()
                .fill(LinearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing))
                .frame(width: width)
                .offset(x: start)
        }
        .frame(height: 5)
    }
}

struct TenDayForecast: View {
    let days = [
        DayForecast(name: "Today", symbol: "sun.max.fill", low: 11, high: 24),
        DayForecast(name: "Fri", symbol: "cloud.rain.fill", low: 9, high: 16, rain: 0.8),
        DayForecast(name: "Sat", symbol: "cloud.fill", low: 8, high: 18),
        DayForecast(name: "Sun", symbol: "cloud.bolt.fill", low: 10, high: 27, rain: 0.35)
    ]

    private var range: ClosedRange<Double> {
        let lows = days.map(\.low), highs = days.map(\.high)
        return (lows.min() ?? 0)...(highs.max() ?? 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label("10-DAY FORECAST", systemImage: "calendar")
                .font(.caption)
                .opacity(0.7)
                .padding(.bottom, 6)
            ForEach(days) { day in
                Divider().overlay(.white)
                HStack(spacing: 12) {
                    Text(day.name)
                        .frame(width: 60, alignment: .leading)
                    VStack(spacing: 0) {
                        Image(systemName: day.symbol)
                            .symbolRenderingMode(.multicolor)
                        if let rain = day.rain {
                            Text(rain, format: .percent)
                                .font(.caption2.bold())
                                .foregroundStyle(.cyan)
                        }
                    }
                    .frame(width: 44, height: 44)
                    Text("\(day.low, specifier: "%.0f")°")
                        .opacity(0.6)
                        .frame(width: 36, alignment: .trailing)
                    TemperatureBar(low: day.low, high: day.high, range: range)
                    Text("\(day.high, specifier: "%.0f")°")
                        .frame(width: 36, alignment: .trailing)
                }
            }
        }
        .padding()
        .foregroundStyle(.white)
        .background(.blue.gradient, in: .rect(cornerRadius: 16))
        .padding()
    }
}

#Preview {
    TenDayForecast()
}
