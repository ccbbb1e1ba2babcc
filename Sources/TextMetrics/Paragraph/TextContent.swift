/// A text's runs in fonts of one scale factor.
final class TextContent {
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let style: ParagraphStyle
    let factor: Double
    private let tightening: Int

    init(runs: [TextRun], style: ParagraphStyle, factor: Double = 1, tightening: Int = 0) {
        self.runs = runs
        self.style = style
        self.factor = factor
        self.tightening = tightening
        fonts = runs.map {
            $0.font.resolved(platform: style.platform, dynamicTypeSize: style.dynamicTypeSize, scaledBy: factor)
        }
    }

    /// The characters and their places.
    private(set) lazy var clusters = TextClusters(runs: runs, fonts: fonts, factor: factor, tightening: tightening)

    /// The width in `FontWidths.unit` of a text that is one run of printable ASCII and so one hard line; `nil` for others.
    private(set) lazy var simpleWidth: Int? = {
        guard runs.count == 1, runs[0].image == nil, runs[0].tracking == 0, runs[0].kerning == 0, tightening == 0
        else { return nil }
        var text = runs[0].string
        return text.withUTF8 { bytes in bytes.isEmpty ? nil : fonts[0].widths.asciiWidth(of: bytes) }
    }()

    /// The width in `FontWidths.unit` of the widest hard line.
    private(set) lazy var naturalWidth: Int =
        simpleWidth ?? clusters.hardLines.reduce(0) { max($0, clusters.width($1)) }

    /// The text broken for the width that was asked last; one width is asked with several heights.
    private var broken: LineBreaker?

    /// The text in lines no wider than a limit in `FontWidths.unit`.
    func lines(limit: Int) -> LineBreaker {
        if let broken, broken.limit == limit { return broken }
        let lines = LineBreaker(clusters, limit: limit, balancesTwoLines: style.platform == .macOS)
        broken = lines
        return lines
    }

    /// The heights of a line that holds characters of the given runs.
    func metrics(ofRuns indices: some Sequence<Int>) -> LineMetrics {
        var result: LineMetrics?
        var last: Int?
        for index in indices where index != last {
            last = index
            let next = metrics(ofRun: index)
            result = result?.union(next) ?? next
        }
        return result ?? metrics(ofRun: 0)
    }

    /// The heights of a line in one run.
    func metrics(ofRun index: Int) -> LineMetrics {
        let font = fonts[index]
        let raise = FontWidths.finite(runs[index].baselineOffset * factor)
        var metrics = LineMetrics(
            ascent: font.vertical.ascent + raise, descent: font.vertical.descent - raise,
            leading: font.vertical.leading)
        if let image = runs[index].image {
            metrics.ascent = max(metrics.ascent, FontWidths.finite(image.baseline * factor) + raise)
            let below = FontWidths.finite((image.size.height - image.baseline) * factor)
            metrics.descent = max(metrics.descent, below - raise)
        }
        // A raised text makes its line taller, but never moves out of the font's own line.
        metrics.ascent = max(metrics.ascent, font.vertical.ascent)
        metrics.descent = max(metrics.descent, font.vertical.descent)
        return metrics
    }

    /// The advance of an ellipsis in the font of a run.
    func ellipsisWidth(run: Int) -> Int {
        CharacterMetrics("…", font: fonts[run].widths).advance
    }
}

/// The heights of one line in points, not rounded.
struct LineMetrics {
    var ascent: Double
    var descent: Double
    var leading: Double

    var height: Double { ascent + descent }

    func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading))
    }
}
