import SwiftUI
import CoreLocation
import os.log

// MARK: - Container
protocol WeatherProviding { func forecast(for city: City) async -> Result<Forecast, WeatherFailure> }
protocol Persisting {
    func value<T: Codable>(_ type: T.Type, for key: PersistenceKey) -> T?
    func set<T: Codable>(_ value: T, for key: PersistenceKey)
}
enum PersistenceKey: String { case cities, units }

final class Dependencies {
    static let live = Dependencies(weather: StubWeather(), storage: MemoryStorage())
    let weather: WeatherProviding
    let storage: Persisting
    let log = Logger(subsystem: "app.weather", category: "deps")
    init(weather: WeatherProviding, storage: Persisting) {
        self.weather = weather
        self.storage = storage
    }
}
@propertyWrapper
struct Inject<Value> {
    private let path: KeyPath<Dependencies, Value>
    init(_ path: KeyPath<Dependencies, Value>) { self.path = path }
    var wrappedValue: Value { Dependencies.live[keyPath: path] }
}
final class MemoryStorage: Persisting {
    private var store: [PersistenceKey: Data] = [:]
    func value<T: Codable>(_ type: T.Type, for key: PersistenceKey) -> T? {
        store[key].flatMap { try? JSONDecoder().decode(type, from: $0) }
    }
    func set<T: Codable>(_ value: T, for key: PersistenceKey) { store[key] = try? JSONEncoder().encode(value) }
}
struct StubWeather: WeatherProviding {
    func forecast(for city: City) async -> Result<Forecast, WeatherFailure> {
        guard city.name != "Nowhere" else { return .failure(.notFound(city: city.name)) }
        return .success(.sample(seed: city.name.count))
    }
}
enum WeatherFailure: Error, LocalizedError, Equatable {
    case notFound(city: String), throttled(retryAfter: TimeInterval)
    var errorDescription: String? {
        switch self {
        case let .notFound(city): return "No forecast for \(city)"
        case let .throttled(retryAfter): return "Try again in \(Int(retryAfter)) s"
        }
    }
}

// MARK: - Model
struct City: Codable, Hashable, Identifiable { var id: String { name }; var name: String; var timeZone: String = "UTC" }
enum Sky: String, Codable, CaseIterable {
    case sunny, partlyCloudy, rain, snow, fog
    var symbolName: String {
        switch self {
        case .sunny: "sun.max.fill"
        case .partlyCloudy: "cloud.sun.fill"
        case .rain: "cloud.rain.fill"
        case .snow: "snowflake"
        case .fog: "cloud.fog.fill"
        }
    }
    var gradient: [Color] {
        switch self {
        case .sunny: return [Color(red: 0.27, green: 0.6, blue: 0.97), Color(#colorLiteral(red: 0.55, green: 0.83, blue: 1, alpha: 1))]
        case .rain, .fog: return [.gray, .blue.opacity(0.6)]
        default: return [.cyan, .white]
        }
    }
}
struct Forecast: Equatable {
    struct Hour: Identifiable, Equatable { let id: Int; let temperature: Measurement<UnitTemperature>; let sky: Sky; let rainChance: Double }
    struct Day: Identifiable, Equatable { var id: Date { date }; let date: Date; let low: Double; let high: Double; let sky: Sky }
    var hours: [Hour]
    var days: [Day]
    var current: Hour { hours.first! }
    static func sample(seed: Int) -> Forecast {
        let calendar = Calendar(identifier: .gregorian)
        let start = calendar.startOfDay(for: Date(timeIntervalSince1970: 1_715_000_000))
        return Forecast(
            hours: (0..<24).map { h in
                Hour(id: h, temperature: .init(value: 12 + 8 * sin(Double(h + seed) / 24 * .pi * 2), unit: .celsius), sky: Sky.allCases[(h / 5 + seed) % Sky.allCases.count], rainChance: Double((h * 7) % 100) / 100)
            },
            days: (0..<7).compactMap { offset in
                guard let date = calendar.date(byAdding: DateComponents(day: offset), to: start) else { return nil }
                return Day(date: date, low: 6 + Double(offset % 3), high: 14 + Double(offset), sky: Sky.allCases[offset % 5])
            })
    }
}

// MARK: - View model
@MainActor
class ForecastViewModel: ObservableObject {
    enum LoadState<Value: Equatable, Failure: Error & Equatable>: Equatable {
        case idle, loading(previous: Value?), success(Value), failure(Failure)
        var value: Value? {
            switch self {
            case .success(let value): value
            case .loading(let previous): previous
            case .idle, .failure: nil
            }
        }
    }
    @Published private(set) var state: LoadState<Forecast, WeatherFailure> = .idle
    @Published var city: City { didSet { Task { await load() } } }
    @Published var usesFahrenheit = Locale.current.measurementSystem == .us
    @Inject(\.weather) private var service
    @Inject(\.storage) private var storage
    private static let logger = Logger(subsystem: "app.weather", category: "forecast")

    init(city: City) { self.city = city }

    func load() async {
        state = .loading(previous: state.value)
        switch await service.forecast(for: city) {
        case .success(let forecast): state = .success(forecast)
        case .failure(let error):
            Self.logger.error("failed: \(error.localizedDescription, privacy: .public)")
            state = .failure(error)
        }
        storage.set([city], for: .cities)
    }
    func format(_ temperature: Measurement<UnitTemperature>) -> String {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        return formatter.string(from: temperature.converted(to: usesFahrenheit ? .fahrenheit : .celsius))
    }
    var range: ClosedRange<Double> {
        guard let days = state.value?.days, let low = days.map(\.low).min(), let high = days.map(\.high).max() else { return 0...1 }
        return low...high
    }
}

// MARK: - Views
struct ForecastScreen: View {
    @StateObject private var viewModel: ForecastViewModel
    @State private var scroll: CGFloat = 0
    @AppStorage("city") private var lastCity = "Ghent"
    init(city: City = City(name: "Ghent")) { _viewModel = .init(wrappedValue: ForecastViewModel(city: city)) }

    var body: some View {
        ZStack {
            backgroundGradient
            switch viewModel.state {
            case .idle, .loading(previous: nil): ProgressView().tint(.white).controlSize(.large)
            case .failure(let error): failure(error)
            case .success(let forecast), .loading(previous: let forecast?): list(forecast)
            }
        }
        .task(id: viewModel.city) { await viewModel.load() }
        .animation(.easeInOut(duration: 0.4), value: viewModel.state)
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in Task { await viewModel.load() } }
        .environment(\.colorScheme, .dark)
    }

    private var backgroundGradient: some View {
        LinearGradient(colors: viewModel.state.value?.current.sky.gradient ?? [.gray], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }

    private func list(_ forecast: Forecast) -> some View {
        ScrollView(showsIndicators: false) {
            VStack(spacing: 16) {
                header(forecast)
                Panel(title: "Hourly", systemImage: "clock") {
                    ScrollView(.horizontal, showsIndicators: false) {
                        HStack(spacing: 18) { ForEach(forecast.hours.prefix(12)) { HourColumn(hour: $0, text: viewModel.format($0.temperature)) } }
                    }
                }
                Panel(title: "\(forecast.days.count)-day forecast", systemImage: "calendar") {
                    ForEach(forecast.days) { day in
                        DayRow(day: day, range: viewModel.range)
                        if day != forecast.days.last { Divider().overlay(.white.opacity(0.4)) }
                    }
                }
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: 2), spacing: 16) {
                    Panel(title: "Rain", systemImage: "drop") { Text(forecast.current.rainChance, format: .percent).font(.largeTitle) }
                    Panel(title: "Wind", systemImage: "wind") { Text(Measurement(value: 14.4, unit: UnitSpeed.kilometersPerHour).formatted(.measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))))) }
                }
            }
            .padding()
            .background(GeometryReader { Color.clear.preference(key: ScrollKey.self, value: -$0.frame(in: .named("scroll")).minY) })
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollKey.self) { scroll = $0 }
        .refreshable { await viewModel.load() }
    }

    private func header(_ forecast: Forecast) -> some View {
        VStack(spacing: 4) {
            Text(viewModel.city.name).font(.largeTitle)
            Text(viewModel.format(forecast.current.temperature)).font(.system(size: 88, weight: .thin)).lineLimit(1)
            Label(forecast.current.sky.rawValue.localizedCapitalized, systemImage: forecast.current.sky.symbolName).symbolRenderingMode(.multicolor)
        }
        .foregroundStyle(.white)
        .opacity(max(0, 1 - scroll / 160))
        .padding(.vertical, 40)
    }

    private func failure(_ error: WeatherFailure) -> some View {
        VStack { Text(error.errorDescription ?? "?"); Button("Retry") { Task { await viewModel.load() } }.buttonStyle(.bordered) }
    }
}
private struct ScrollKey: PreferenceKey { static var defaultValue: CGFloat { .zero }; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() } }

struct Panel<Content: View>: View {
    let title: LocalizedStringKey
    let systemImage: String
    @ViewBuilder var content: () -> Content
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label(title, systemImage: systemImage).font(.caption.weight(.semibold)).textCase(.uppercase).foregroundStyle(.white.opacity(0.7))
            content()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
        .foregroundStyle(.white)
    }
}
struct HourColumn: View {
    var hour: Forecast.Hour
    var text: String
    var body: some View {
        VStack(spacing: 8) {
            Text(hour.id == 0 ? "Now" : String(format: "%02d", hour.id)).font(.caption)
            Image(systemName: hour.sky.symbolName).symbolRenderingMode(.multicolor).frame(height: 24)
            if hour.rainChance > 0.3 { Text("\(Int((hour.rainChance * 100).rounded(.toNearestOrEven)))%").font(.caption2).foregroundStyle(.cyan) }
            Text(text).font(.callout.weight(.medium))
        }
    }
}
struct DayRow: View {
    let day: Forecast.Day
    let range: ClosedRange<Double>
    private static let formatter: DateFormatter = {
        let f = DateFormatter()
        f.setLocalizedDateFormatFromTemplate("EEEE")
        return f
    }()
    var body: some View {
        HStack(spacing: 12) {
            Text(Self.formatter.string(from: day.date)).frame(width: 96, alignment: .leading)
            Image(systemName: day.sky.symbolName)
            Text("\(day.low, specifier: "%.0f")°").foregroundStyle(.secondary)
            GeometryReader { geometry in
                let span = range.upperBound - range.lowerBound
                let leading = CGFloat((day.low - range.lowerBound) / span) * geometry.size.width
                let width = CGFloat((day.high - day.low) / span) * geometry.size.width
                Capsule().fill(.black.opacity(0.2))
                Capsule().fill(LinearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)).frame(width: width).offset(x: leading)
            }
            .frame(height: 5)
            Text("\(day.high, specifier: "%.0f")°")
        }
    }
}
struct ForecastScreen_Previews: PreviewProvider {
    static var previews: some View {
        ForecastScreen()
        ForecastScreen(city: .init(name: "Nowhere")).previewDisplayName("Failure")
        DayRow(day: Forecast.sample(seed: 2).days[0], range: 0...30).previewLayout(.sizeThatFits).padding()
    }
}
