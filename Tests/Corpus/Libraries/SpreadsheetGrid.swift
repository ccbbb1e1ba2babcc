import SwiftUI

struct Sheet {
    enum Content: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        case text(String), number(Double), formula((Sheet) -> Double)
        init(stringLiteral value: String) { self = .text(value) }
        init(floatLiteral value: Double) { self = .number(value) }
        init(integerLiteral value: Int) { self = .number(Double(value)) }
    }
    struct Address: Hashable, CustomStringConvertible {
        let column: Int, row: Int
        init?(_ name: String) {
            guard let first = name.first, let ascii = first.asciiValue, first.isUppercase, let row = Int(name.dropFirst()) else { return nil }
            column = Int(ascii - Character("A").asciiValue!)
            self.row = row - 1
        }
        init(column: Int, row: Int) { self.column = column; self.row = row }
        var description: String { "\(UnicodeScalar(UInt8(65 + column)))\(row + 1)" }
    }
    private var storage: [Address: Content] = [:]
    subscript(_ name: String) -> Content? {
        get { Address(name).flatMap { storage[$0] } }
        set { Address(name).map { storage[$0] = newValue } }
    }
    subscript(column: Int, row: Int) -> String {
        switch storage[.init(column: column, row: row)] {
        case .text(let t)?: return t
        case .number(let n)?: return n.formatted(.number.precision(.fractionLength(0...2)))
        case .formula(let f)?: return f(self).formatted(.number.grouping(.never))
        case nil: return ""
        }
    }
    func number(_ name: String) -> Double {
        if case .number(let n)? = self[name] { n } else { 0 }
    }
}

struct SpreadsheetGrid: View {
    @State private var sheet: Sheet = {
        var s = Sheet()
        s["A1"] = "Rent"; s["B1"] = 1450
        s["A2"] = "Food"; s["B2"] = 412.55
        s["A3"] = "Sum"
        s["B3"] = .formula { $0.number("B1") + $0.number("B2") }
        return s
    }()
    @State private var selection = Sheet.Address(column: 1, row: 2)
    @State private var columnWidths: [Int: CGFloat] = [0: 90]
    let columns = 4, rows = 8

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    ForEach(0..<columns, id: \.self) { c in
                        headerCell(String(Sheet.Address(column: c, row: 0).description.prefix(1)))
                            .frame(width: columnWidths[c] ?? 70, height: 24)
                    }
                }
                ForEach(0..<rows, id: \.self) { r in
                    GridRow {
                        headerCell("\(r + 1)").frame(width: 32, height: 28)
                        ForEach(0..<columns, id: \.self) { c in
                            let text = sheet[c, r]
                            Text(text)
                                .lineLimit(1)
                                .padding(.horizontal, 4)
                                .frame(width: columnWidths[c] ?? 70, height: 28, alignment: Double(text) == nil ? .leading : .trailing)
                                .border(selection.column == c && selection.row == r ? Color.accentColor : Color.gray.opacity(0.3))
                                .onTapGesture { selection = .init(column: c, row: r) }
                        }
                    }
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            HStack { Text(selection.description).bold(); Divider(); Text(sheet[selection.column, selection.row]); Spacer() }
                .padding(8).frame(height: 40).background(.bar)
        }
        .defaultScrollAnchor(.topLeading)
    }
    func headerCell(_ t: String) -> some View {
        Text(t).font(.caption).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(white: 0.95)).border(Color.gray.opacity(0.3))
    }
}
