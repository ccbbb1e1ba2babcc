import SwiftUI

struct CustomRowSeparators: View {
    let rows = Array(1...6)

    var body: some View {
        List {
            Section {
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 16) {
                        Text(row, format: .number)
                            .font(.title2.monospacedDigit())
                            .frame(width: 44, height: 44)
                            .background(.indigo.opacity(Double(row) / 6), in: .rect(cornerRadius: 10, style: .continuous))
                        Text("Row number \(row)")
                            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                        Spacer()
                    }
                    .listRowInsets(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
                    .listRowSeparatorTint(.indigo)
                }
            } header: {
                Text("Numbers")
                    .textCase(nil)
                    .font(.title3)
            }
            .listSectionSeparator(.hidden)
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 30)
        .scrollContentBackground(.hidden)
        .background(Color.yellow.opacity(0.1))
    }
}

#Preview {
    CustomRowSeparators()
}
