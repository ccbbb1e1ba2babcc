import SwiftUI
import Combine

struct CoinModel: Identifiable, Codable {
    let id, symbol, name: String
    let currentPrice: Double
    let marketCapRank: Double?
    let priceChangePercentage24H: Double?
    let sparklineIn7D: SparklineIn7D?
    let currentHoldings: Double?

    enum CodingKeys: String, CodingKey {
        case id, symbol, name
        case currentPrice = "current_price"
        case marketCapRank = "market_cap_rank"
        case priceChangePercentage24H = "price_change_percentage_24h"
        case sparklineIn7D = "sparkline_in_7d"
        case currentHoldings
    }

    func updateHoldings(amount: Double) -> CoinModel {
        CoinModel(id: id, symbol: symbol, name: name, currentPrice: currentPrice, marketCapRank: marketCapRank,
                  priceChangePercentage24H: priceChangePercentage24H, sparklineIn7D: sparklineIn7D, currentHoldings: amount)
    }

    var currentHoldingsValue: Double { (currentHoldings ?? 0) * currentPrice }
    var rank: Int { Int(marketCapRank ?? 0) }
}

struct SparklineIn7D: Codable { let price: [Double]? }

extension Double {
    private var currencyFormatter2: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.usesGroupingSeparator = true
        formatter.numberStyle = .currency
        formatter.currencyCode = "usd"
        formatter.currencySymbol = "$"
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        return formatter
    }

    func asCurrencyWith2Decimals() -> String {
        let number = NSNumber(value: self)
        return currencyFormatter2.string(from: number) ?? "$0.00"
    }

    func asNumberString() -> String { return String(format: "%.2f", self) }
    func asPercentString() -> String { asNumberString() + "%" }

    func formattedWithAbbreviations() -> String {
        let num = abs(Double(self))
        let sign = (self < 0) ? "-" : ""
        switch num {
        case 1_000_000_000_000...:
            return "\(sign)\((num / 1_000_000_000_000).asNumberString())Tr"
        case 1_000_000_000...:
            return "\(sign)\((num / 1_000_000_000).asNumberString())Bn"
        case 1_000_000...:
            return "\(sign)\((num / 1_000_000).asNumberString())M"
        case 1_000...:
            return "\(sign)\((num / 1_000).asNumberString())K"
        case 0...:
            return self.asNumberString()
        default:
            return "\(sign)\(self)"
        }
    }
}

extension Color {
    static let theme = ColorTheme()
}

struct ColorTheme {
    let accent = Color("AccentColor")
    let background = Color("BackgroundColor")
    let green = Color("GreenColor")
    let red = Color("RedColor")
    let secondaryText = Color("SecondaryTextColor")
}

protocol CoinDataServicing {
    var allCoins: [CoinModel] { get }
    var publisher: AnyPublisher<[CoinModel], Never> { get }
}

final class MockCoinService: CoinDataServicing {
    let subject = CurrentValueSubject<[CoinModel], Never>([])
    var allCoins: [CoinModel] { subject.value }
    var publisher: AnyPublisher<[CoinModel], Never> { subject.eraseToAnyPublisher() }

    init() {
        subject.send([
            CoinModel(id: "bitcoin", symbol: "btc", name: "Bitcoin", currentPrice: 61408, marketCapRank: 1, priceChangePercentage24H: 3.95,
                      sparklineIn7D: SparklineIn7D(price: [54019.2, 53718.0, 53677.1, 55000, 57120, 59000, 61408]), currentHoldings: 1.5),
            CoinModel(id: "eth", symbol: "eth", name: "Ethereum", currentPrice: 1816.02, marketCapRank: 2, priceChangePercentage24H: -1.2,
                      sparklineIn7D: nil, currentHoldings: nil),
        ])
    }
}

class HomeViewModel: ObservableObject {
    enum SortOption { case rank, rankReversed, price, priceReversed }
    @Published var allCoins: [CoinModel] = []
    @Published var searchText = ""
    @Published var sortOption: SortOption = .rank
    private let service: CoinDataServicing
    private var cancellables = Set<AnyCancellable>()

    init(service: CoinDataServicing = MockCoinService()) {
        self.service = service
        addSubscribers()
    }

    func addSubscribers() {
        $searchText
            .combineLatest(service.publisher, $sortOption)
            .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
            .map(filterAndSort)
            .sink { [weak self] returnedCoins in
                self?.allCoins = returnedCoins
            }
            .store(in: &cancellables)
        allCoins = filterAndSort(text: searchText, coins: service.allCoins, sort: sortOption)
    }

    private func filterAndSort(text: String, coins: [CoinModel], sort: SortOption) -> [CoinModel] {
        var updated = filterCoins(text: text, coins: coins)
        sortCoins(sort: sort, coins: &updated)
        return updated
    }

    private func filterCoins(text: String, coins: [CoinModel]) -> [CoinModel] {
        guard !text.isEmpty else { return coins }
        let lowercasedText = text.lowercased()
        return coins.filter { $0.name.lowercased().contains(lowercasedText) || $0.symbol.contains(lowercasedText) }
    }

    private func sortCoins(sort: SortOption, coins: inout [CoinModel]) {
        switch sort {
        case .rank: coins.sort(by: { $0.rank < $1.rank })
        case .rankReversed: coins.sort(by: { $0.rank > $1.rank })
        case .price: coins.sort { $0.currentPrice > $1.currentPrice }
        case .priceReversed: coins.sort { $0.currentPrice < $1.currentPrice }
        }
    }
}

struct ChartView: View {
    private let data: [Double]
    private let maxY: Double
    private let minY: Double
    private let lineColor: Color
    @State private var percentage: CGFloat = 0

    init(coin: CoinModel) {
        data = coin.sparklineIn7D?.price ?? []
        maxY = data.max() ?? 0
        minY = data.min() ?? 0
        let priceChange = (data.last ?? 0) - (data.first ?? 0)
        lineColor = priceChange > 0 ? Color.theme.green : Color.theme.red
    }

    var body: some View {
        GeometryReader { geometry in
            Path { path in
                for index in data.indices {
                    let xPosition = geometry.size.width / CGFloat(data.count) * CGFloat(index + 1)
                    let yAxis = maxY - minY
                    let yPosition = (1 - CGFloat((data[index] - minY) / yAxis)) * geometry.size.height
                    if index == 0 { path.move(to: CGPoint(x: xPosition, y: yPosition)) }
                    path.addLine(to: CGPoint(x: xPosition, y: yPosition))
                }
            }
            .trim(from: 0, to: percentage)
            .stroke(lineColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .shadow(color: lineColor, radius: 10, x: 0.0, y: 10)
        }
        .frame(height: 60)
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                withAnimation(.linear(duration: 2.0)) { percentage = 1.0 }
            }
        }
    }
}

struct CoinRowView: View {
    let coin: CoinModel
    let showHoldingsColumn: Bool

    var body: some View {
        HStack(spacing: 0) {
            leftColumn
            Spacer()
            if showHoldingsColumn { centerColumn }
            rightColumn
        }
        .font(.subheadline)
        .background(Color.theme.background.opacity(0.001))
    }

    private var leftColumn: some View {
        HStack(spacing: 0) {
            Text("\(coin.rank)").font(.caption).foregroundColor(Color.theme.secondaryText).frame(minWidth: 30)
            Circle().frame(width: 30, height: 30)
            Text(coin.symbol.uppercased()).font(.headline).padding(.leading, 6).foregroundColor(Color.theme.accent)
        }
    }

    private var centerColumn: some View {
        VStack(alignment: .trailing) {
            Text(coin.currentHoldingsValue.asCurrencyWith2Decimals()).bold()
            Text((coin.currentHoldings ?? 0).asNumberString())
        }
    }

    private var rightColumn: some View {
        VStack(alignment: .trailing) {
            Text(coin.currentPrice.asCurrencyWith2Decimals()).bold()
            Text(coin.priceChangePercentage24H?.asPercentString() ?? "")
                .foregroundColor((coin.priceChangePercentage24H ?? 0 >= 0) ? Color.theme.green : Color.theme.red)
        }
        .frame(width: UIScreen.main.bounds.width / 3.5, alignment: .trailing)
    }
}

struct CoinListScreen: View {
    @EnvironmentObject private var vm: HomeViewModel
    @State private var showPortfolio = true

    var body: some View {
        VStack {
            HStack(spacing: 4) {
                Text("Coin")
                Image(systemName: "chevron.down")
                    .opacity((vm.sortOption == .rank || vm.sortOption == .rankReversed) ? 1.0 : 0.0)
                    .rotationEffect(Angle(degrees: vm.sortOption == .rank ? 0 : 180))
                Spacer()
                Text(72_000_000_000.0.formattedWithAbbreviations())
            }
            .padding(.horizontal)
            .onTapGesture {
                withAnimation(.default) { vm.sortOption = vm.sortOption == .rank ? .rankReversed : .rank }
            }
            List {
                ForEach(vm.allCoins) { coin in
                    VStack {
                        CoinRowView(coin: coin, showHoldingsColumn: showPortfolio)
                        if coin.sparklineIn7D != nil { ChartView(coin: coin) }
                    }
                    .listRowInsets(.init(top: 10, leading: 0, bottom: 10, trailing: 10))
                    .listRowBackground(Color.theme.background)
                }
            }
            .listStyle(PlainListStyle())
        }
        .navigationBarHidden(true)
    }
}

extension PreviewProvider {
    static var dev: DeveloperPreview { return DeveloperPreview.instance }
}

class DeveloperPreview {
    static let instance = DeveloperPreview()
    private init() {}
    let homeVM = HomeViewModel()
}

struct CoinListScreen_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            CoinListScreen()
        }
        .environmentObject(dev.homeVM)
    }
}
