import SwiftUI

protocol Row: Identifiable { associatedtype Body: View; var title: String { get }; @ViewBuilder var content: Body { get } }
extension Row { var content: some View { Text(title) } }
struct PlainRow: Row { let id = UUID(); let title: String }
struct ToggleRow: Row { let id: String; var title: String { id.capitalized }; @Binding var isOn: Bool; var content: some View { Toggle(title, isOn: $isOn) } }
struct RowSection<R: Row>: View {
    let header: LocalizedStringKey
    let rows: [R]
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(header).font(.footnote).textCase(.uppercase).foregroundStyle(.secondary).padding(.horizontal)
            VStack(spacing: 0) {
                ForEach(rows) { row in
                    row.content.padding(.horizontal).frame(minHeight: 44).frame(maxWidth: .infinity, alignment: .leading)
                    if row.id != rows.last?.id { Divider().padding(.leading) }
                }
            }
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 10))
        }
    }
}
struct GenericListSection: View {
    @State private var wifi = true
    @State private var bluetooth = false
    var body: some View {
        VStack(spacing: 24) {
            RowSection(header: "About", rows: ["Name", "Version"].map { PlainRow(title: $0) })
            RowSection(header: "Radio", rows: [ToggleRow(id: "wifi", isOn: $wifi), ToggleRow(id: "bluetooth", isOn: $bluetooth)])
        }
        .padding()
        .background(Color(.systemGroupedBackground))
    }
}
