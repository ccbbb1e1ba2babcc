import LayoutEngine

/// Draws frames to scale with box-drawing characters.
public struct TerminalPicture: Sendable {
    /// The most columns and rows to use.
    public var width: Int
    public var height: Int

    public init(width: Int = 76, height: Int = 24) {
        self.width = width
        self.height = height
    }

    /// The picture, ending in a line break; empty if the window has no area.
    public func text(of tree: FrameTree) -> String {
        guard let windowWidth = tree.viewport.size.width, let windowHeight = tree.viewport.size.height,
            windowWidth.isFinite, windowHeight.isFinite, windowWidth > 0, windowHeight > 0, width > 4, height > 2
        else { return "" }
        // A character is about twice as tall as it is wide.
        let scale = min(Double(width - 1) / windowWidth, Double(height - 1) * 2 / windowHeight)
        let columns = max(3, Int((windowWidth * scale).rounded()) + 1)
        let rows = max(2, Int((windowHeight * scale / 2).rounded()) + 1)
        var canvas = Canvas(columns: columns, rows: rows)
        canvas.draw(0, 0, columns - 1, rows - 1, label: "", isLeaf: false)
        for (index, node) in tree.nodes.enumerated() {
            let isLeaf = !(index + 1 < tree.nodes.count && tree.nodes[index + 1].parent == index)
            let isContent = isLeaf && !node.kind.hasPrefix(".") && node.kind != "Spacer"
            guard isContent, node.frame.width.isFinite, node.frame.height.isFinite, node.frame.minX.isFinite,
                node.frame.minY.isFinite, node.frame.width > 0, node.frame.height > 0
            else { continue }
            canvas.draw(
                column(node.frame.minX * scale), column(node.frame.minY * scale / 2),
                column(node.frame.maxX * scale), column(node.frame.maxY * scale / 2),
                label: node.kind == "Text" ? node.textLines.first?.text ?? node.name : node.id ?? node.name, isLeaf: true)
        }
        return canvas.text
    }

    private func column(_ value: Double) -> Int { Int(max(-1_000, min(1_000, value)).rounded()) }
}

/// A grid of characters on which boxes are drawn; what lies outside is cut off.
private struct Canvas {
    let columns: Int
    let rows: Int
    var cells: [Character]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: " ", count: columns * rows)
    }

    mutating func set(_ column: Int, _ row: Int, _ character: Character) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        cells[row * columns + column] = character
    }

    /// A box with its label in the middle; what is too small for a box is a mark or just the label.
    mutating func draw(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, label: String, isLeaf: Bool) {
        if bottom - top >= 2, right - left >= 2 {
            for column in max(left, 0)...max(left, min(right, columns)) {
                set(column, top, "─")
                set(column, bottom, "─")
            }
            for row in max(top, 0)...max(top, min(bottom, rows)) {
                set(left, row, "│")
                set(right, row, "│")
            }
            set(left, top, "┌")
            set(right, top, "┐")
            set(left, bottom, "└")
            set(right, bottom, "┘")
            if isLeaf { write(label, left + 1, right - 1, (top + bottom) / 2) }
        } else if isLeaf, right - left >= 3 {
            write(label, left, right, (top + bottom) / 2)
        } else if isLeaf {
            set((left + right) / 2, (top + bottom) / 2, "▪")
        }
    }

    private mutating func write(_ label: String, _ left: Int, _ right: Int, _ row: Int) {
        let room = right - left + 1
        let text = label.count <= room ? label : String(label.prefix(max(0, room - 1))) + "…"
        var column = left + max(0, room - text.count) / 2
        for character in text {
            set(column, row, character.isNewline ? " " : character)
            column += 1
        }
    }

    var text: String {
        var out = ""
        for row in 0..<rows {
            var line = String(cells[row * columns..<(row + 1) * columns])
            while line.last == " " { line.removeLast() }
            out += line + "\n"
        }
        return out
    }
}
