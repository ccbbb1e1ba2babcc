import CanonicalJSON
import Diagnostics
import RecipeStore

/// Rows as a table: a line of names, a rule, numbers to the right.
struct SQLTable {
    private let cells: [[String]]
    private let isNumber: [Bool]
    private let widths: [Int]

    /// - Parameter width: the columns of the terminal, which long texts are cut for; `nil` for no limit.
    init(_ found: SQLRows, width: Int?) {
        let rows = found.rows.map { row in row.map { RowTable.text(of: $0) } }
        let all = [found.columns.map(TerminalText.escaped)] + rows
        isNumber = found.columns.indices.map { column in
            found.rows.allSatisfy { row in
                switch row[column] {
                case .number, .null: true
                default: false
                }
            }
        }
        var widths = found.columns.indices.map { column in all.map { Self.columns(of: $0[column]) }.max() ?? 0 }
        if let width {
            // The widest gives first, down to a width that still says something.
            while widths.reduce(2 * (widths.count - 1), +) > width, let widest = widths.max(), widest > 12,
                let column = widths.firstIndex(of: widest)
            {
                widths[column] -= 1
            }
        }
        self.widths = widths
        cells = all.map { row in zip(row, widths).map { Self.cut($0, to: $1) } }
    }

    var text: String {
        let rule = widths.map { String(repeating: "─", count: $0) }
        return ([cells[0], rule] + cells.dropFirst()).map(line).joined()
    }

    private func line(_ row: [String]) -> String {
        var out = ""
        for (column, cell) in row.enumerated() {
            let blanks = String(repeating: " ", count: max(0, widths[column] - Self.columns(of: cell)))
            out += (column > 0 ? "  " : "") + (isNumber[column] ? blanks + cell : cell + blanks)
        }
        while out.last == " " { out.removeLast() }
        return out + "\n"
    }

    private static func columns(of text: String) -> Int { text.reduce(0) { $0 + TerminalText.width(of: $1) } }

    private static func cut(_ text: String, to width: Int) -> String {
        guard columns(of: text) > width else { return text }
        var out = ""
        var used = 0
        for character in text {
            used += TerminalText.width(of: character)
            guard used < width else { break }
            out.append(character)
        }
        return out + "…"
    }
}
