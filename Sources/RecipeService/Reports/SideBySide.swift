import Diagnostics
import LayoutEngine
import RecipeModel

/// Expected and got frames of one expectation beside each other, with the first causes marked.
struct SideBySide {
    private struct Row {
        var label: String
        var expected: String
        var got: String
        var marks: [String]
        var isWrong: Bool
    }

    private let rows: [Row]
    private let color: Bool
    private let width: Int

    /// `nil` where the result has no picture, for example because a name means no node.
    init?(_ result: ExpectationResult, color: Bool, width: Int) {
        guard let picture = result.picture else { return nil }
        self.color = color
        self.width = width
        var deltas: [String: [(FrameMismatch, Int)]] = [:]
        for (index, mismatch) in result.mismatches.enumerated() {
            deltas[mismatch.node, default: []].append((mismatch, index))
        }
        let top = picture.expected.map(\.depth).min() ?? 0
        rows = picture.expected.map { box in
            let wrong = deltas[box.name] ?? []
            let got = result.gotFrame(of: box)
            let marks = wrong.map { mismatch, index in
                let amount = "\(mismatch.field.rawValue) \(ReportText.delta(mismatch.delta))"
                guard mismatch.cause == nil else { return amount }
                let followers = result.mismatches.count { $0.cause == index }
                return "◀ \(amount)" + (followers > 0 ? ", \(followers) follow" : "")
            }
            return Row(
                label: String(repeating: "  ", count: box.depth - top) + TerminalText.escaped(box.name),
                expected: Self.text(box.frame), got: wrong.isEmpty ? "=" : Self.text(got),
                marks: marks, isWrong: !wrong.isEmpty)
        }
    }

    var text: String {
        let head = Row(label: "node", expected: "expected", got: "got", marks: [], isWrong: false)
        let all = [head] + rows
        let expectedWidth = all.map(\.expected.count).max() ?? 0
        let gotWidth = all.map(\.got.count).max() ?? 0
        let markWidth = min(40, all.flatMap(\.marks).map(\.count).max() ?? 0)
        let room = max(20, width - expectedWidth - gotWidth - markWidth - 11)
        let labelWidth = min(room, all.map(\.label.count).max() ?? 0)
        var out = ""
        for (index, row) in all.enumerated() {
            let label = row.label.count <= labelWidth ? row.label : row.label.prefix(labelWidth - 1) + "…"
            let code = index == 0 ? "2" : row.isWrong ? "31" : ""
            for (number, mark) in lines(of: row.marks, beside: labelWidth + expectedWidth + gotWidth + 11).enumerated()
            {
                let isFirst = number == 0
                var line = "    " + pad(isFirst ? label : "", labelWidth) + " │ "
                line += pad(isFirst ? row.expected : "", expectedWidth) + " │ " + pad(isFirst ? row.got : "", gotWidth)
                line += mark.isEmpty ? "" : " " + mark
                while line.last == " " { line.removeLast() }
                out += (color && !code.isEmpty ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line) + "\n"
            }
        }
        return out
    }

    /// As many marks in each line as there is room for; one line at least.
    private func lines(of marks: [String], beside used: Int) -> [String] {
        var lines = [""]
        for mark in marks {
            let last = lines[lines.count - 1]
            if last.isEmpty || used + last.count + 2 + mark.count <= width {
                lines[lines.count - 1] = last.isEmpty ? mark : last + "; " + mark
            } else {
                lines.append(mark)
            }
        }
        return lines
    }

    private func pad(_ text: String, _ length: Int) -> String {
        text + String(repeating: " ", count: max(0, length - text.count))
    }

    private static func text(_ frame: Rect) -> String {
        "\(ReportText.number(frame.minX)) \(ReportText.number(frame.minY)) "
            + "\(ReportText.number(frame.width))x\(ReportText.number(frame.height))"
    }
}
