import LayoutEngine

/// A text that measures itself as SwiftUI's Text does.
///
/// It answers every proposal from its runs and style alone and remembers its latest answers; use one from one task at a time.
public final class Paragraph: LeafMeasurer {
    public let runs: [TextRun]
    public let style: ParagraphStyle

    private let content: TextContent
    /// The latest layouts, newest last; most without their lines.
    private var known: [(proposal: ProposedViewSize, layout: TextLayout, listsLines: Bool)] = []
    /// A stack asks for the minimum, the ideal and the maximum, then for its offer; some ask twice.
    private static let capacity = 6

    /// A text of several runs; none at all is an empty text.
    public init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {
        var runs = runs.isEmpty ? [TextRun("")] : runs
        if let textCase = style.textCase {
            for index in runs.indices where runs[index].image == nil {
                let string = runs[index].string
                runs[index].string = textCase == .uppercase ? string.uppercased() : string.lowercased()
            }
        }
        self.runs = runs
        self.style = style
        content = TextContent(runs: runs, style: style)
    }

    /// A text in one font.
    public convenience init(
        _ string: String, font: Font = .platformDefault, style: ParagraphStyle = ParagraphStyle()
    ) {
        self.init(runs: [TextRun(string, font: font)], style: style)
    }

    /// The runs' fonts with their numbers, at their full size.
    public var fonts: [ResolvedFont] { content.fonts }

    /// What about the text is estimated instead of measured, without repetition.
    public var approximations: [TextApproximation] {
        var result: [TextApproximation] = []
        for note in content.fonts.flatMap(\.approximations) where !result.contains(note) { result.append(note) }
        if content.simpleWidth == nil, !content.clusters.estimated.isEmpty {
            result.append(.characters(content.clusters.estimated))
        }
        return result
    }

    /// The lines, their places and what was done to make them fit, for a proposal.
    public func layout(for proposal: ProposedViewSize) -> TextLayout { layout(for: proposal, listsLines: true) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        layout(for: proposal, listsLines: false).size
    }

    public func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
        layout(for: proposal, listsLines: false).baselines
    }

    /// The lines as they are broken for a proposal.
    public func lines(for proposal: ProposedViewSize) -> [String] { layout(for: proposal).lines.map(\.text) }

    public func drawnLines(for proposal: ProposedViewSize) -> [DrawnLine] {
        let layout = layout(for: proposal)
        return layout.lines.map { line in
            let font = line.fragments.map { content.fonts[$0.run] }.max { $0.size < $1.size } ?? content.fonts[0]
            return DrawnLine(
                text: line.text, x: line.x, width: line.width, baseline: line.baseline,
                fontSize: font.size * layout.scaleFactor, fontWeight: font.weight.cssWeight,
                pieces: line.fragments.map { piece(of: $0, factor: layout.scaleFactor) })
        }
    }

    private func piece(of fragment: TextFragment, factor: Double) -> DrawnPiece {
        let font = content.fonts[fragment.run]
        let run = runs[fragment.run]
        return DrawnPiece(
            text: run.image == nil ? fragment.text : "", x: fragment.x, width: fragment.width,
            raise: FontWidths.finite(run.baselineOffset * factor), fontSize: font.size * factor,
            fontWeight: font.weight.cssWeight, isItalic: font.isItalic,
            face: DrawnPiece.Face(rawValue: font.design.rawValue) ?? .standard)
    }

    private func layout(for proposal: ProposedViewSize, listsLines: Bool) -> TextLayout {
        for index in known.indices.reversed() where known[index].proposal == proposal {
            if known[index].listsLines || !listsLines { return known[index].layout }
            known.remove(at: index)
            break
        }
        let layout = fitted(for: proposal, listsLines: listsLines)
        if known.isEmpty { known.reserveCapacity(Paragraph.capacity) }
        if known.count == Paragraph.capacity { known.removeFirst() }
        known.append((proposal, layout, listsLines))
        return layout
    }

    /// What the text prefers to its neighbours (spec T5), from the tallest of its fonts.
    public var spacing: ViewSpacing {
        let distances = spacingDistances
        return .text(above: distances.above, below: distances.below, leading: distances.leading)
    }

    /// The distances in points to a view above, to a view below and to a text above.
    public var spacingDistances: (above: Double, below: Double, leading: Double) {
        let grid = PixelGrid(scale: style.scale)
        var above = 0.0
        var below = 0.0
        var leading = 0.0
        for font in content.fonts {
            let height = font.ascent + font.descent
            let extra = grid.up(0.1 * height)
            above = max(above, height + extra - font.ascent)
            below = max(below, height + extra - font.capHeight, extra + font.descent)
            leading = max(leading, grid.up(font.vertical.leadingToTextAbove))
        }
        return (above, below, leading)
    }

    /// The layout after tightening and shrinking, where the style allows them and the text does not fit.
    private func fitted(for proposal: ProposedViewSize, listsLines: Bool) -> TextLayout {
        let plain = TextSetter(content: content, listsLines: listsLines).layout(for: proposal)
        guard plain.isTruncated || style.minimumScaleFactor < 1 && overflows(plain, proposal), proposal != .zero else {
            return plain
        }
        if style.allowsTightening, let tightened = tightened(for: proposal, listsLines: listsLines) {
            return tightened
        }
        guard style.minimumScaleFactor < 1 else { return plain }
        return shrunk(for: proposal, listsLines: listsLines)
    }

    /// The layout with each character a little closer to the next, if the text then fits.
    private func tightened(for proposal: ProposedViewSize, listsLines: Bool) -> TextLayout? {
        // The most that a font is tightened by, in em: an estimate.
        let most = 0.02
        let size = content.fonts.reduce(0) { max($0, $1.size) }
        let content = TextContent(
            runs: runs, style: style, tightening: -FontWidths.units(most * size))
        var layout = TextSetter(content: content, listsLines: listsLines).layout(for: proposal)
        layout.isTightened = true
        return layout.isTruncated ? nil : layout
    }

    /// Whether a text that nothing can be cut off from, of one character or one line, reaches out of what is offered.
    private func overflows(_ layout: TextLayout, _ proposal: ProposedViewSize) -> Bool {
        layout.size.width > (proposal.width ?? .infinity) + 1e-6
            || layout.size.height > (proposal.height ?? .infinity) + 1e-6
    }

    /// The layout with the largest font that fits, or with the smallest allowed one.
    private func shrunk(for proposal: ProposedViewSize, listsLines: Bool) -> TextLayout {
        func layout(_ factor: Double) -> TextLayout {
            let content = TextContent(runs: runs, style: style, factor: factor)
            return TextSetter(content: content, listsLines: listsLines).layout(for: proposal)
        }
        func fits(_ layout: TextLayout) -> Bool { !layout.isTruncated && !overflows(layout, proposal) }
        var low = max(style.minimumScaleFactor, 0.01)
        var best = layout(low)
        guard fits(best) else { return best }
        var high = 1.0
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let next = layout(middle)
            if fits(next) {
                low = middle
                best = next
            } else {
                high = middle
            }
        }
        return best
    }
}
