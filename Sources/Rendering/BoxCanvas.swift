/// A grid of characters on which boxes are drawn whose edges join where they meet; what lies outside is cut off.
struct BoxCanvas {
    struct Box {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private enum Cell {
        /// The directions in which lines leave the middle of the cell.
        case lines(UInt8)
        case character(Character)
        /// Covered by the wide character before it.
        case covered
    }

    private static let up: UInt8 = 1
    private static let down: UInt8 = 2
    private static let left: UInt8 = 4
    private static let right: UInt8 = 8
    /// By the bits of the directions.
    private static let glyphs: [Character] = [
        " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"
    ]

    private let columns: Int
    private let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: .lines(0), count: columns * rows)
    }

    private mutating func add(_ bits: UInt8, _ column: Int, _ row: Int) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        if case .lines(let known) = cells[row * columns + column] {
            cells[row * columns + column] = .lines(known | bits)
        }
    }

    /// A box; one without height or width is a line, one without both nothing.
    mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        // A box of two rows has no inside for its name; the name alone is clearer.
        guard right - left >= 2, bottom - top >= 2 else {
            if right - left >= 2, bottom == top { return line(left, right, top) }
            return
        }
        line(left, right, top)
        line(left, right, bottom)
        for row in max(top, -1)..<max(max(top, -1), min(bottom, rows)) {
            for column in [left, right] {
                add(Self.down, column, row)
                add(Self.up, column, row + 1)
            }
        }
    }

    private mutating func line(_ left: Int, _ right: Int, _ row: Int) {
        for column in max(left, -1)..<max(max(left, -1), min(right, columns)) {
            add(Self.right, column, row)
            add(Self.left, column + 1, row)
        }
    }

    /// A label in the middle of a box, else in another of its rows that is free; a mark if there is no room at all.
    mutating func write(_ label: String, in box: Box) {
        let isBoxed = box.right - box.left >= 2 && box.bottom - box.top >= 2
        let (left, right) = isBoxed ? (box.left + 1, box.right - 1) : (box.left, box.right)
        let (top, bottom) = isBoxed ? (box.top + 1, box.bottom - 1) : (box.top, box.bottom)
        let (first, last) = (max(left, 0), min(right, columns - 1))
        guard last >= first, bottom >= top else { return }
        let middle = (top + bottom) / 2
        let order = (top...bottom).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
        let text = PlainLine.cut(label, to: last - first + 1)
        for row in order where (0..<rows).contains(row) {
            let start = first + max(0, last - first + 1 - PlainLine.columns(text)) / 2
            guard isFree(row, start, PlainLine.columns(text), isBoxed) else { continue }
            return set(text, row, start)
        }
    }

    /// Whether nothing is written there, and within boxes also no line drawn.
    private func isFree(_ row: Int, _ start: Int, _ count: Int, _ isBoxed: Bool) -> Bool {
        for column in start..<(start + count) where (0..<columns).contains(column) {
            guard case .lines(let bits) = cells[row * columns + column] else { return false }
            if isBoxed, bits != 0 { return false }
        }
        return true
    }

    private mutating func set(_ text: String, _ row: Int, _ start: Int) {
        var column = start
        for character in text {
            let width = PlainLine.columns(character)
            guard column + width <= columns else { return }
            cells[row * columns + column] = .character(character)
            if width == 2 { cells[row * columns + column + 1] = .covered }
            column += width
        }
    }

    var text: String {
        var out = ""
        for row in 0..<rows {
            var line = ""
            for cell in cells[(row * columns)..<((row + 1) * columns)] {
                switch cell {
                case .lines(let bits): line.append(Self.glyphs[Int(bits)])
                case .character(let character): line.append(character)
                case .covered: break
                }
            }
            while line.last == " " { line.removeLast() }
            out += line + "\n"
        }
        return out
    }
}
