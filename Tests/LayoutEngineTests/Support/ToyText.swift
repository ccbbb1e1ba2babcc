import LayoutEngine

/// A text of 10 points a character and 20 points a line, with its baseline 15 points below the top of a line; words
/// are broken greedily.
final class ToyText: LeafMeasurer {
    let words: [String]
    let spacing: ViewSpacing

    init(_ string: String, spacing: ViewSpacing = .text(above: 5, below: 9, leading: 1)) {
        words = string.split(separator: " ").map(String.init)
        self.spacing = spacing
    }

    func lines(for proposal: ProposedViewSize) -> [String] {
        let limit = proposal.width ?? .infinity
        var lines: [String] = []
        for word in words {
            if let last = lines.last, Double(last.count + 1 + word.count) * 10 <= limit {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        if let height = proposal.height, height.isFinite {
            return Array(lines.prefix(max(1, Int(height / 20))))
        }
        return lines
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        if proposal.width == 0, proposal.height == 0 { return .zero }
        let lines = lines(for: proposal)
        let longest = Double(lines.map(\.count).max() ?? 0) * 10
        return Size(width: min(longest, proposal.width ?? longest), height: Double(lines.count) * 20)
    }

    func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
        TextBaselines(first: 15, last: sizeThatFits(proposal).height - 5)
    }
}

/// A leaf whose width is no number (spec P10).
final class Numberless: LeafMeasurer {
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size { Size(width: .nan, height: proposal.height ?? 12) }
}

func Text(_ string: String) -> Primitive {
    Primitive { [$0.leaf(.measured(ToyText(string)))] }
}
