import SwiftUI

struct Coin: Codable, Identifiable, Equatable {
    let id, symbol, name: String
    let currentPrice: Double
    let priceChangePercentage24h: Double?
    let sparkline: [Double]
    let lastUpdated: Date?
    let holdings: Double
    enum CodingKeys: String, CodingKey {
        case id, symbol, name
        case currentPrice = "current_price"
        case priceChangePercentage24h = "price_change_percentage_24h"
        case sparkline, lastUpdated = "last_updated", holdings
    }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        symbol = try container.decode(String.self, forKey: .symbol).uppercased()
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? id.capitalized
        currentPrice = try container.decode(Double.self, forKey: .currentPrice)
        priceChangePercentage24h = try? container.decode(Double.self, forKey: .priceChangePercentage24h)
        sparkline = try container.decodeIfPresent([Double].self, forKey: .sparkline) ?? []
        lastUpdated = try container.decodeIfPresent(Date.self, forKey: .lastUpdated)
        holdings = 1.5
    }
    var value: Double { currentPrice * holdings }
    static let mock: [Coin] = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = """
        [{"id": "bitcoin", "symbol": "btc", "name": "Bitcoin", "current_price": 61408, "price_change_percentage_24h": 3.945, "sparkline": [54019.2, 53718.06, 53677.12, 55000, 61408], "last_updated": "2021-03-13T23:18:10Z"},
         {"id": "ethereum", "symbol": "eth", "current_price": 2404.5, "price_change_percentage_24h": null}]
        """.data(using: .utf8) ?? Data()
        return (try? decoder.decode([Coin].self, from: data)) ?? []
    }()
}
extension Double {
    private var currencyFormatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.usesGroupingSeparator = true
        formatter.numberStyle = .currency
        formatter.currencyCode = "usd"
        formatter.currencySymbol = "$"
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 6
        return formatter
    }
    var asCurrency: String { currencyFormatter.string(from: NSNumber(value: self)) ?? "$0.00" }
    var asPercent: String { String(format: "%.2f", self) + "%" }
    var abbreviated: String {
        let sign = self < 0 ? "-" : ""
        switch abs(self) {
        case 1_000_000...: return "\(sign)\(String(format: "%.1f", abs(self) / 1_000_000))M"
        case 1_000...: return "\(sign)\(String(format: "%.1f", abs(self) / 1_000))k"
        case 0...: return String(format: "%.2f", self)
        default: return "\(self)"
        }
    }
}
struct Sparkline: Shape {
    let values: [Double]
    func path(in rect: CGRect) -> Path {
        guard let lo = values.min(), let hi = values.max(), hi > lo else { return Path() }
        let points = values.enumerated().map { index, v in
            CGPoint(x: rect.width / CGFloat(values.count - 1) * CGFloat(index), y: (1 - (v - lo) / (hi - lo)) * rect.height)
        }
        return Path { p in p.addLines(points) }.strokedPath(.init(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
}
struct CryptoRows: View {
    @State private var showPortfolio = true
    let coins = Coin.mock
    private var maxRank: Int { coins.count }
    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Text("Coin"); Spacer()
                if showPortfolio { Text("Holdings") }
                Text("Price").frame(width: UIScreen.main.bounds.width / 3.5, alignment: .trailing)
            }
            .font(.caption).foregroundColor(Color("SecondaryTextColor")).padding(.horizontal)
            List {
                ForEach(coins) { coin in
                    HStack(spacing: 0) {
                        Text("\((coins.firstIndex(of: coin) ?? 0) + 1)").font(.caption).frame(minWidth: 30)
                        Circle().frame(width: 30, height: 30)
                        Text(coin.symbol).font(.headline).padding(.leading, 6)
                        Sparkline(values: coin.sparkline).fill(.green).frame(width: 50, height: 24).padding(.leading)
                        Spacer()
                        if showPortfolio {
                            VStack(alignment: .trailing) { Text(coin.value.asCurrency).bold(); Text(coin.holdings.abbreviated) }
                        }
                        VStack(alignment: .trailing) {
                            Text(coin.currentPrice.asCurrency).bold()
                            Text(coin.priceChangePercentage24h?.asPercent ?? "").foregroundColor((coin.priceChangePercentage24h ?? 0) >= 0 ? .green : .red)
                        }
                        .frame(width: UIScreen.main.bounds.width / 3.5, alignment: .trailing)
                    }
                    .font(.subheadline)
                    .listRowInsets(.init(top: 10, leading: 0, bottom: 10, trailing: 10))
                }
            }
            .listStyle(PlainListStyle())
        }
    }
}
