import SwiftUI

struct ServerRow: Identifiable {
    let id = UUID()
    let host: String
    let load: Double
    let uptime: Int
}

struct AdminTable: View {
    @State private var sortOrder: [KeyPathComparator<ServerRow>] = [.init(\.load, order: .reverse)]
    @State private var selection: Set<ServerRow.ID> = []
    let servers = [
        ServerRow(host: "edge-1", load: 0.91, uptime: 124),
        ServerRow(host: "edge-2", load: 0.23, uptime: 3),
        ServerRow(host: "db-main", load: 0.55, uptime: 411)
    ]

    var body: some View {
        VStack(alignment: .leading) {
            GroupBox("Overview") {
                LabeledContent("Servers", value: "\(servers.count)")
                LabeledContent("Mean load") {
                    Text(servers.map(\.load).reduce(0, +) / Double(servers.count), format: .percent.precision(.fractionLength(0)))
                }
            }
            Table(servers.sorted(using: sortOrder), selection: $selection, sortOrder: $sortOrder) {
                TableColumn("Host", value: \.host)
                TableColumn("Load", value: \.load) { row in
                    Text(row.load, format: .percent)
                        .foregroundStyle(row.load > 0.8 ? .red : .primary)
                }
                TableColumn("Uptime") { Text("\($0.uptime) d") }
                    .width(80)
            }
        }
        .padding()
    }
}

#Preview {
    AdminTable()
}
