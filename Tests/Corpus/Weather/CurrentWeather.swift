import SwiftUI

struct HourForecast: Identifiable {
    let hour: Int
    let symbol: String
    let temperature: Int
    var id: Int { hour }
}

struct CurrentWeather: View {
    @State private var isNight = false

    private let hours: [HourForecast] = zip(12..<20, ["sun.max.fill", "sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "cloud.rain.fill", "cloud.moon.fill", "moon.stars.fill"])
        .map { HourForecast(hour: $0, symbol: $1, temperature: 26 - abs($0 - 14)) }

    var body: some View {
        ZStack {
            BackgroundView(isNight: $isNight)
            VStack {
                Text("Cupertino, CA")
                    .font(.system(size: 32, weight: .medium, design: .default))
                    .padding()
                VStack(spacing: 10) {
                    Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
                        .renderingMode(.original)
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(width: 180, height: 180)
                    Text("26°")
                        .font(.system(size: 70, weight: .medium))
                }
                .padding(.bottom, 40)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 20) {
                        ForEach(hours) { hour in
                            VStack(spacing: 8) {
                                Text(hour.hour == 12 ? "Now" : "\(hour.hour)")
                                    .font(.callout)
                                Image(systemName: hour.symbol)
                                    .symbolRenderingMode(.multicolor)
                                    .frame(height: 24)
                                Text("\(hour.temperature)°")
                                    .bold()
                            }
                        }
                    }
                    .padding(.horizontal)
                }
                Spacer()
                Button {
                    isNight.toggle()
                } label: {
                    Text("Change Day Time")
                        .frame(width: 280, height: 50)
                        .background(Color.white)
                        .foregroundColor(.blue)
                        .font(.system(size: 20, weight: .bold))
                        .cornerRadius(10)
                }
                Spacer()
            }
            .foregroundColor(.white)
        }
    }
}

struct BackgroundView: View {
    @Binding var isNight: Bool

    var body: some View {
        LinearGradient(gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
                       startPoint: .topLeading,
                       endPoint: .bottomTrailing)
            .edgesIgnoringSafeArea(.all)
    }
}

struct CurrentWeather_Previews: PreviewProvider {
    static var previews: some View {
        CurrentWeather()
    }
}
