import SwiftUI

struct Quote: Identifiable {
    let symbol: String
    let history: [Double]
    var id: String { symbol }
    var last: Double { history.last ?? 0 }
    var change: Double {
        guard let first = history.first, first != 0 else { return 0 }
        return (last - first) / first * 100
    }
}

struct Sparkline: View {
    let points: [Double]
    let color: Color

    var body: some View {
        GeometryReader { geo in
            Path { path in
                guard let lo = points.min(), let hi = points.max(), hi != lo else { return }
                for i in points.indices {
                    let x = geo.size.width / CGFloat(points.count - 1) * CGFloat(i)
                    let y = (1 - CGFloat((points[i] - lo) / (hi - lo))) * geo.size.height
                    if i == 0 {
                        path.move(to: CGPoint(x: x, y: y))
                    } else {
                        path.addLine(to: CGPoint(x: x, y: y))
                    }
                }
            }
            .stroke(color, lineWidth: 1.5)
        }
    }
}

struct WatchList: View {
    private let quotes = [
        Quote(symbol: "ACME", history: [101, 103, 99, 98, 104, 110]),
        Quote(symbol: "GLBX", history: [54, 53.2, 51, 50.5, 49, 47.8]),
        Quote(symbol: "INIT", history: [12, 12, 12.4, 12.1, 12.3, 12])
    ]

    var body: some View {
        List(quotes) { quote in
            HStack {
                Text(quote.symbol).font(.headline).frame(width: 64, alignment: .leading)
                Sparkline(points: quote.history, color: quote.change < 0 ? .red : .green)
                    .frame(width: 80, height: 24)
                Spacer()
                VStack(alignment: .trailing) {
                    Text("\(quote.last, specifier: "%.2f")")
                    Text((quote.change >= 0 ? "+" : "") + String(format: "%.2f %%", quote.change))
                        .font(.caption)
                        .foregroundColor(quote.change < 0 ? .red : .green)
                }
            }
        }
        .listStyle(.plain)
    }
}

#Preview {
    WatchList()
}
