import SwiftUI

struct GridSpans: View {
    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 8) {
            GridRow {
                Text("Plan").gridColumnAlignment(.leading)
                Text("Monthly").gridColumnAlignment(.trailing)
                Text("Yearly").gridColumnAlignment(.trailing)
            }
            .font(.caption.bold())
            .foregroundStyle(.secondary)
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach([("Basic", 4.99, 49.0), ("Family", 9.99, 99.0)], id: \.0) { plan, monthly, yearly in
                GridRow(alignment: .firstTextBaseline) {
                    Text(plan).font(.headline)
                    Text(monthly, format: .currency(code: "EUR"))
                    Text(yearly, format: .currency(code: "EUR").precision(.fractionLength(0)))
                }
            }
            GridRow {
                Text("All plans include unlimited devices and can be cancelled at any time.").font(.footnote).gridCellColumns(3)
            }
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Button("Choose") {}.gridCellAnchor(.trailing).gridCellColumns(2)
            }
            Text("Outside of rows").frame(maxWidth: .infinity).padding(6).background(.quaternary)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 10).stroke(.quaternary))
        .fixedSize(horizontal: true, vertical: false)
    }
}
