import SwiftUI

struct ColumnWidths: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) { value.merge(nextValue(), uniquingKeysWith: max) }
}
struct TableGrid<Cell: View>: View {
    var cells: [[Cell]]
    let padding: CGFloat = 6
    @State private var widths: [Int: CGFloat] = [:]
    @State private var selection: (row: Int, column: Int)? = nil
    func isSelected(_ r: Int, _ c: Int) -> Bool { selection?.row == r && selection?.column == c }
    func cell(row: Int, column: Int) -> some View {
        cells[row][column]
            .measureWidth(column)
            .frame(width: widths[column], alignment: .leading)
            .padding(padding)
            .border(isSelected(row, column) ? Color.blue : .clear, width: 2)
            .contentShape(Rectangle())
            .onTapGesture { selection = (row, column) }
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(cells.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: 0) {
                    ForEach(self.cells[row].indices, id: \.self) { column in self.cell(row: row, column: column) }
                }
                .background(row.isMultiple(of: 2) ? Color(.secondarySystemBackground) : Color(.systemBackground))
            }
        }
        .onPreferenceChange(ColumnWidths.self) { self.widths = $0 }
    }
}
extension View {
    func measureWidth(_ column: Int) -> some View {
        background(GeometryReader { proxy in Color.clear.preference(key: ColumnWidths.self, value: [column: proxy.size.width]) })
    }
}
struct TwoPassColumns: View {
    let cells = [[Text(""), Text("Monday").bold(), Text("Tuesday").bold(), Text("Wednesday").bold()], [Text("Berlin").bold(), Text("Cloudy"), Text("Mostly\nSunny"), Text("Sunny")], [Text("London").bold(), Text("Heavy Rain"), Text("Cloudy"), Text("Sunny")]]
    var body: some View { TableGrid(cells: cells).font(Font.system(.body, design: .serif)) }
}
