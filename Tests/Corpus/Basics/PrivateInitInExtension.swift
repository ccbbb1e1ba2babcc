import SwiftUI

/// A view whose private properties only an extension sets.
struct Ledger<Row: View>: View {
    private let rows: [Int]
    private let row: (Int) -> Row
    private var total: Int { rows.reduce(0, +) }

    var body: some View {
        VStack { ForEach(rows, id: \.self) { row($0) }; Text("\(total)") }
    }
}

extension Ledger {
    init(upTo count: Int, row: @escaping (Int) -> Row) {
        self.rows = Array(1...count)
        self.row = row
    }

    func isLonger(than other: Ledger) -> Bool { rows.count > other.rows.count && total > other.total }
}

struct LedgerHost: View {
    var body: some View { Ledger(upTo: 3) { Text("Row \($0)") } }
}
