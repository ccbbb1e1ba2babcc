import SwiftUI

struct RouteLeg: Identifiable {
    enum Mode: Equatable {
        case walk(minutes: Int)
        case transit(line: String, stops: Int)
        case bike(minutes: Int, uphill: Bool)
    }
    let id: Int
    let mode: Mode
}

extension RouteLeg.Mode {
    var symbol: String {
        switch self {
        case .walk: "figure.walk"
        case .transit: "tram.fill"
        case .bike: "bicycle"
        }
    }

    var text: String {
        switch self {
        case .walk(let minutes): return "Walk \(minutes) min"
        case let .transit(line, stops): return "Line \(line), \(stops) stops"
        case .bike(let minutes, uphill: true): return "Ride \(minutes) min, uphill"
        case .bike(let minutes, _): return "Ride \(minutes) min"
        }
    }

    var minutes: Int {
        if case .transit(_, let stops) = self { return stops * 2 }
        switch self {
        case .walk(let m), .bike(let m, _): return m
        default: return 0
        }
    }
}

struct RouteCard: View {
    let legs: [RouteLeg] = [
        .init(id: 0, mode: .walk(minutes: 4)),
        .init(id: 1, mode: .transit(line: "U8", stops: 6)),
        .init(id: 2, mode: .bike(minutes: 9, uphill: true))
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                ForEach(legs) { leg in
                    if leg.id > 0 {
                        Image(systemName: "chevron.compact.right").foregroundStyle(.tertiary)
                    }
                    Image(systemName: leg.mode.symbol)
                }
                Spacer()
                Text("\(legs.reduce(0) { $0 + $1.mode.minutes }) min").font(.headline)
            }
            ForEach(legs) { leg in
                Label(leg.mode.text, systemImage: leg.mode.symbol)
                    .labelStyle(.titleAndIcon)
                    .font(.subheadline)
            }
        }
        .padding()
        .background(.background.shadow(.drop(radius: 3)), in: .rect(cornerRadius: 14))
        .padding()
    }
}

#Preview {
    RouteCard()
}
