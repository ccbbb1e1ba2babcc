import SwiftUI

struct PriceTable: View {
    typealias Row = (name: String, price: Decimal, qty: Int)
    let rows: [Row] = [("Espresso", 2.8, 2), ("Croissant", 3.15, 1)]
    var total: Decimal { rows.reduce(0) { $0 + $1.price * Decimal($1.qty) } }
    private let currency: Decimal.FormatStyle.Currency = .currency(code: "EUR")
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows, id: \.name) { name, price, qty in
                HStack(alignment: .firstTextBaseline) {
                    Text("\(qty) ×").monospacedDigit().frame(width: 36, alignment: .trailing)
                    Text(name)
                    DottedLeader()
                    Text(price * Decimal(qty), format: currency)
                }
                .padding(.vertical, 4)
            }
            Divider()
            LabeledContent("Total") { Text(total, format: currency).bold() }.padding(.top, 6)
        }
        .padding()
        .frame(width: 300)
        .background(.white)
    }
}
struct DottedLeader: View { var body: some View { GeometryReader { g in Text(String(repeating: ".", count: Int(g.size.width / 5))).lineLimit(1).foregroundStyle(.tertiary).position(x: g.size.width / 2, y: g.size.height / 2) }.frame(height: 8) } }
