import SwiftUI

struct InvoiceLine: Identifiable {
    let id: Int
    var description: String
    var quantity: Double
    var rate: Double
    var amount: Double { quantity * rate }
}

struct InvoiceTable: View {
    let lines = [
        InvoiceLine(id: 1, description: "Design workshop", quantity: 2, rate: 950),
        InvoiceLine(id: 2, description: "Implementation of the booking flow, including review rounds", quantity: 6.5, rate: 820),
        InvoiceLine(id: 3, description: "Travel", quantity: 1, rate: 143.6)
    ]

    private var total: Double { lines.map(\.amount).reduce(0, +) }
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        return formatter
    }()

    private func format(_ value: Double) -> String {
        Self.formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    var body: some View {
        Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow(alignment: .bottom) {
                Text("Item").gridColumnAlignment(.leading)
                Text("Qty")
                Text("Rate")
                Text("Amount")
            }
            .font(.caption.bold())
            .foregroundStyle(.secondary)
            Divider()
            ForEach(lines) { line in
                GridRow(alignment: .firstTextBaseline) {
                    Text(line.description)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(line.quantity, format: .number)
                    Text(format(line.rate))
                    Text(format(line.amount))
                }
            }
            Divider()
            GridRow {
                Text("Total")
                    .gridCellColumns(3)
                    .gridCellAnchor(.trailing)
                Text(format(total))
                    .underline()
            }
            .bold()
        }
        .font(.footnote)
        .monospacedDigit()
        .padding()
    }
}

#Preview {
    InvoiceTable()
}
