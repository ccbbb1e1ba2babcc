import SwiftUI
import CoreLocation

struct Forecast: Decodable {
    struct Daily: Decodable, Identifiable {
        struct Temp: Decodable { let min, max: Double }
        struct Weather: Decodable { let id: Int; let description: String; let icon: String }
        let dt: Date
        let temp: Temp
        let humidity: Int
        let weather: [Weather]
        var id: Date { dt }
    }
    let timezone: String
    let daily: [Daily]
}

private let json = """
{
  "timezone": "Europe/Paris",
  "daily": [
    {"dt": 1615032000, "temp": {"min": 4.2, "max": 11.9}, "humidity": 60, "weather": [{"id": 500, "description": "light rain", "icon": "10d"}]},
    {"dt": 1615118400, "temp": {"min": 2.0, "max": 9.4}, "humidity": 71, "weather": [{"id": 800, "description": "clear sky", "icon": "01d"}]}
  ]
}
"""

final class LocationManager: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    @Published var location: CLLocationCoordinate2D?
    @Published var authorization: CLAuthorizationStatus = .notDetermined

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    func requestLocation() {
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        location = locations.first?.coordinate
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print(error.localizedDescription)
    }
}

class ForecastListViewModel: ObservableObject {
    @Published var forecasts: [ForecastViewModel] = []
    @AppStorage("system") var system: Int = 0

    init() { getForecast() }

    func getForecast() {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            let forecast = try decoder.decode(Forecast.self, from: Data(json.utf8))
            forecasts = forecast.daily.map { ForecastViewModel(forecast: $0, system: system) }
        } catch {
            print(error)
        }
    }
}

struct ForecastViewModel: Identifiable {
    let forecast: Forecast.Daily
    var system: Int
    var id: Date { forecast.dt }

    private static var dateFormatter: DateFormatter {
        let dateFormatter = DateFormatter()
        dateFormatter.dateFormat = "E, MMM, d"
        return dateFormatter
    }

    private static var numberFormatter: NumberFormatter {
        let numberFormatter = NumberFormatter()
        numberFormatter.maximumFractionDigits = 0
        return numberFormatter
    }

    func convert(_ temp: Double) -> Double {
        if system == 0 { return temp } else { return temp * 9 / 5 + 32 }
    }

    var day: String { Self.dateFormatter.string(from: forecast.dt) }
    var overview: String { forecast.weather[0].description.capitalized }
    var high: String { "H: \(Self.numberFormatter.string(for: convert(forecast.temp.max)) ?? "0")°" }
    var low: String { "L: \(Self.numberFormatter.string(for: convert(forecast.temp.min)) ?? "0")°" }
    var humidity: String { "💧 \(forecast.humidity)%" }
}

struct WeatherScreen: View {
    @StateObject private var forecastListVM = ForecastListViewModel()
    @StateObject private var locationManager = LocationManager()
    @State private var searchText = ""

    var body: some View {
        ZStack {
            NavigationView {
                VStack {
                    Picker(selection: forecastListVM.$system, label: Text("System")) {
                        Text("°C").tag(0)
                        Text("°F").tag(1)
                    }
                    .pickerStyle(SegmentedPickerStyle())
                    .frame(width: 100)
                    .padding(.vertical)
                    HStack {
                        TextField("Enter Location", text: $searchText, onCommit: { forecastListVM.getForecast() })
                            .textFieldStyle(RoundedBorderTextFieldStyle())
                            .overlay(
                                Button(action: { searchText = "" }) {
                                    Image(systemName: "xmark.circle").foregroundColor(.gray)
                                }
                                .padding(.horizontal), alignment: .trailing
                            )
                        Button { locationManager.requestLocation() } label: {
                            Image(systemName: "magnifyingglass.circle.fill").font(.title3)
                        }
                    }
                    List(forecastListVM.forecasts) { day in
                        VStack(alignment: .leading) {
                            Text(day.day).fontWeight(.bold)
                            HStack(alignment: .center) {
                                Image(systemName: "hourglass").frame(width: 75).background(RoundedRectangle(cornerRadius: 10).fill(Color.green))
                                VStack(alignment: .leading) {
                                    Text(day.overview).font(.title2)
                                    HStack {
                                        Text(day.high)
                                        Text(day.low)
                                    }
                                    Text(day.humidity)
                                }
                            }
                        }
                    }
                    .listStyle(PlainListStyle())
                }
                .padding(.horizontal)
                .navigationTitle("Mobile Weather")
            }
            if forecastListVM.forecasts.isEmpty {
                ZStack {
                    Color(.white).opacity(0.3).ignoresSafeArea()
                    ProgressView("Fetching Weather")
                        .padding()
                        .background(RoundedRectangle(cornerRadius: 10).fill(Color(.systemBackground)))
                        .shadow(radius: 10)
                }
            }
        }
    }
}

struct WeatherScreen_Previews: PreviewProvider {
    static var previews: some View { WeatherScreen() }
}
