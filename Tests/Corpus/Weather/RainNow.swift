import SwiftUI

struct RainNow: View {
    struct Minute: Identifiable {
        let id: Int
        let intensity: Double
    }

    private let minutes = (0..<60).map { Minute(id: $0, intensity: max(0, sin(Double($0) / 12) * 0.8)) }
    @State private var selected: Int?

    private var summary: String {
        guard let stop = minutes.last(where: { $0.intensity > 0.05 })?.id else { return "No rain for an hour" }
        return "Rain stopping in \(stop) minutes"
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Bergen")
                        .font(.title)
                    Text("9°")
                        .font(.system(size: 96, weight: .ultraLight))
                        .frame(height: 90)
                }
                Spacer()
                Image(systemName: "cloud.heavyrain.fill")
                    .renderingMode(.original)
                    .font(.system(size: 64))
            }
            Text(summary)
                .font(.headline)
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(minutes) { minute in
                    RoundedRectangle(cornerRadius: 1)
                        .fill(selected == minute.id ? Color.white : Color.white.opacity(0.6))
                        .frame(maxWidth: .infinity)
                        .frame(height: 2 + 60 * minute.intensity)
                }
            }
            .frame(height: 64, alignment: .bottom)
            HStack {
                Text("Now")
                Spacer()
                Text("30 min")
                Spacer()
                Text("60 min")
            }
            .font(.caption2)
        }
        .foregroundColor(.white)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(
            LinearGradient(gradient: Gradient(colors: [.gray, Color(red: 0.2, green: 0.3, blue: 0.45)]), startPoint: .top, endPoint: .bottom)
                .edgesIgnoringSafeArea(.all)
        )
    }
}

struct RainNow_Previews: PreviewProvider {
    static var previews: some View {
        RainNow()
    }
}
