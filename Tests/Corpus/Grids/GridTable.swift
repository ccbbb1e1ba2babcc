import SwiftUI

struct GridTable: View {
    let rows: [(String, Double, String)] = [("Espresso", 2.4, "short"), ("Cappuccino", 3.8, "medium"), ("Filter", 3.1, "large")]
    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 10) {
            GridRow {
                Text("Drink")
                Text("Price").gridColumnAlignment(.trailing)
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            }
            .font(.headline)
            Divider()
            ForEach(rows, id: \.0) { row in
                GridRow {
                    Text(row.0)
                    Text(row.1, format: .currency(code: "EUR"))
                    Text(row.2).foregroundStyle(.secondary).gridCellAnchor(.trailing)
                }
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Total").bold()
                Text(rows.reduce(0) { $0 + $1.1 }, format: .currency(code: "EUR")).gridCellColumns(2)
            }
        }
        .padding()
        .border(.separator)
    }
}
