import SwiftUI

struct Departure: Codable, Hashable, Identifiable {
    var id: Int
    var destination: String
    var track: String
    var minutes: Int
    var delay: Int?
}

struct DepartureRow: View {
    var departure: Departure
    @State private var isOpen = false

    private var reveal: AnyTransition {
        .asymmetric(
            insertion: AnyTransition.move(edge: .top).combined(with: .opacity),
            removal: AnyTransition.scale(scale: 0.8).combined(with: .opacity)
        )
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(departure.track)
                    .font(.system(.title3, design: .monospaced))
                    .frame(width: 40)
                VStack(alignment: .leading) {
                    Text(departure.destination).font(.headline)
                    if let delay = departure.delay {
                        Text("+\(delay) min")
                            .font(.caption)
                            .foregroundColor(.red)
                    }
                }
                Spacer()
                Text(Measurement(value: Double(departure.minutes), unit: UnitDuration.minutes).formatted())
                Button(action: { withAnimation { self.isOpen.toggle() } }) {
                    Image(systemName: "chevron.right.circle")
                        .imageScale(.large)
                        .rotationEffect(.degrees(isOpen ? 90 : 0))
                        .padding(8)
                }
            }
            if isOpen {
                HStack {
                    ForEach(1..<5) { carriage in
                        RoundedRectangle(cornerRadius: 4)
                            .stroke()
                            .frame(height: 24)
                            .overlay(Text("\(carriage)").font(.caption2))
                    }
                }
                .transition(reveal)
            }
        }
    }
}

struct TrainDepartures: View {
    var departures: [Departure] = [
        Departure(id: 1001, destination: "Basel SBB", track: "4", minutes: 3),
        Departure(id: 1002, destination: "Milano Centrale", track: "11", minutes: 18, delay: 7)
    ]

    var body: some View {
        VStack(spacing: 20) {
            ForEach(departures) { departure in
                DepartureRow(departure: departure)
            }
            Spacer()
        }
        .padding()
    }
}

struct TrainDepartures_Previews: PreviewProvider {
    static var previews: some View {
        TrainDepartures()
    }
}
