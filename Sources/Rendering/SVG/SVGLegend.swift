import LayoutEngine

/// The words for the colours of a picture, in rows below it.
struct SVGLegend {
    enum Entry {
        case frame, guide, gap, padding

        var text: String {
            switch self {
            case .frame: "box: a view with its name and size in points"
            case .guide: "dashed line: an explicit alignment guide"
            case .gap: "orange: spacing of a stack"
            case .padding: "green: padding"
            }
        }

        var color: String {
            switch self {
            case .frame: "#1a73e8"
            case .guide: "#d93025"
            case .gap: "#f9ab00"
            case .padding: "#34a853"
            }
        }

        var opacity: String { self == .frame ? "0.14" : self == .gap ? "0.4" : "0.25" }
    }

    private static let fontSize = 7.0
    private static let rowHeight = 12.0
    private static let swatch = 10.0

    private let rows: [[Entry]]

    init(entries: [Entry], width: Double) {
        var rows: [[Entry]] = []
        var used = 0.0
        for entry in entries {
            let length = Self.length(entry)
            if rows.isEmpty || used + length > width - 16 {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(entry)
            used += length
        }
        self.rows = rows
    }

    private static func length(_ entry: Entry) -> Double {
        swatch + 4 + LabelPlacer.width(entry.text, size: fontSize) + 12
    }

    /// How tall the legend is, in points.
    var height: Double { rows.isEmpty ? 0 : Double(rows.count) * Self.rowHeight + 6 }

    func drawing(below canvas: Rect) -> String {
        var out = ""
        for (row, entries) in rows.enumerated() {
            var x = canvas.minX + 8
            let y = canvas.maxY + Double(row) * Self.rowHeight + Self.rowHeight / 2
            for entry in entries {
                out += swatch(entry, x, y)
                out +=
                    "<text x=\"\(SVG.number(x + Self.swatch + 4))\" y=\"\(SVG.number(y + Self.fontSize * 0.35))\" "
                    + "font-size=\"\(SVG.number(Self.fontSize))\" fill=\"#5f6368\">\(entry.text)</text>\n"
                x += Self.length(entry)
            }
        }
        return out
    }

    private func swatch(_ entry: Entry, _ x: Double, _ y: Double) -> String {
        if entry == .guide {
            return SVG.line(
                Point(x: x, y: y), Point(x: x + Self.swatch, y: y),
                "stroke=\"\(entry.color)\" stroke-width=\"0.75\" stroke-dasharray=\"4 2\"")
        }
        let stroke = entry == .frame ? " stroke=\"\(entry.color)\" stroke-width=\"0.75\"" : ""
        let box = Rect(x: x, y: y - 4, width: Self.swatch, height: 8)
        return "<rect \(SVG.box(box)) fill=\"\(entry.color)\" fill-opacity=\"\(entry.opacity)\"\(stroke)/>\n"
    }
}
