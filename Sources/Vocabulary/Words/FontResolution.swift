import LayoutEngine
import TextMetrics

extension FontValue {
    /// The font with metrics; its size is kept between the bounds of what can be drawn.
    public var metrics: Font {
        func points(_ size: Double) -> Double { (size * scale).bounded(0.1...1200, or: 17) }
        var font: Font
        switch base {
        case .textStyle(let style):
            font = .textStyle(TextStyle(rawValue: style) ?? .body)
        case .system(let size):
            font = .system(size: points(size))
        case .custom(let name, let size, .some(let style)):
            font = .custom(name: name, size: min(points(size), 400), relativeTo: TextStyle(rawValue: style) ?? .body)
        case .custom(let name, let size, nil):
            font = .custom(name: name, fixedSize: points(size))
        }
        if let design = design.flatMap(FontDesign.init) { font = font.design(design) }
        if let weight = weight.flatMap(FontWeight.init) { font = font.weight(weight) }
        if let width = width.flatMap(FontWidth.init) { font = font.width(width) }
        if let leading = leading.flatMap(FontLeading.init) { font = font.leading(leading) }
        if isItalic { font = font.italic() }
        if isMonospaced { font = font.monospaced() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if hasSmallCaps { font = font.smallCaps() }
        return font
    }
}

extension Environment {
    /// The font of a text here, with everything that modifiers say about it.
    func textFont() -> Font {
        var font = self["font"].flatMap(FontValue.converted)?.metrics ?? .platformDefault
        if let design = token("_fontDesign").flatMap(FontDesign.init) { font = font.design(design) }
        if let width = token("_fontWidth").flatMap(FontWidth.init) { font = font.width(width) }
        if let weight = token("_fontWeight").flatMap(FontWeight.init) { font = font.weight(weight) }
        if bool("_isBold") { font = font.bold() }
        if bool("_isItalic") { font = font.italic() }
        if bool("_isMonospaced") { font = font.monospaced() }
        if bool("_hasMonospacedDigits") { font = font.monospacedDigit() }
        return font
    }

    /// The text size of the place.
    var dynamicTypeSize: DynamicTypeSize { token("dynamicTypeSize").flatMap(DynamicTypeSize.init(name:)) ?? .large }

    /// What the environment says about a paragraph.
    func paragraphStyle(in tree: LayoutTree) -> ParagraphStyle {
        ParagraphStyle(
            platform: tree.platform, dynamicTypeSize: dynamicTypeSize, scale: tree.scale,
            lineLimit: int("lineLimit"), minimumLines: int("_minimumLines") ?? 0,
            truncationMode: token("truncationMode").flatMap(TruncationMode.init) ?? .tail,
            lineSpacing: length("lineSpacing"),
            alignment: token("multilineTextAlignment").flatMap(TextAlignment.init) ?? .leading,
            minimumScaleFactor: (double("minimumScaleFactor") ?? 1).bounded(0.01...1, or: 1),
            allowsTightening: bool("allowsTightening"),
            textCase: token("textCase").flatMap(TextCase.init))
    }
}

extension LoweringContext {
    /// The font of a text here, with its numbers.
    var resolvedFont: ResolvedFont {
        environment.textFont().resolved(
            platform: tree.platform, dynamicTypeSize: environment.dynamicTypeSize)
    }

    /// A text in the font and style of the place, without a description.
    func textLeaf(_ runs: [TextRun]) -> NodeID {
        let paragraph = Paragraph(runs: runs, style: environment.paragraphStyle(in: tree))
        noteEstimates(paragraph)
        return tree.leaf(.measured(paragraph))
    }

    /// The title of a control: a string as it is, a key with its Markdown; `nil` without one.
    func titleText(of call: any ArgumentHolder, _ name: String = "title") throws -> NodeID? {
        guard let string = call.string(name), let value = call.given(name) else { return nil }
        let written = CallNode(word: TextView.name, arguments: [Argument(name: "content", value: value)])
        return text(string, runs: try TextView.runs(of: written, in: self))
    }

    /// A text in the font and style of the place, described as a Text.
    func text(_ string: String) -> NodeID { text(string, runs: [environment.run(string)]) }

    private func text(_ string: String, runs: [TextRun]) -> NodeID {
        let node = textLeaf(runs)
        tree.describe(
            node,
            NodeDescription(
                kind: TextView.name, name: TextView.title(string), sourceOffset: currentCall?.sourceOffset))
        return node
    }
}

extension Environment {
    /// A piece of text in the font of the place.
    func run(_ string: String) -> TextRun {
        // A text with tracking ignores its kerning.
        let hasTracking = self["_tracking"] != nil
        return TextRun(
            string, font: textFont(), tracking: length("_tracking"), kerning: hasTracking ? 0 : length("_kerning"),
            baselineOffset: length("_baselineOffset"))
    }

    /// A distance inside a text, in points.
    func length(_ name: String) -> Double { (double(name) ?? 0).bounded(-10_000...10_000, or: 0) }
}

extension Double {
    /// The nearest number in a range; `fallback` where it is none.
    fileprivate func bounded(_ range: ClosedRange<Double>, or fallback: Double) -> Double {
        isNaN ? fallback : min(max(self, range.lowerBound), range.upperBound)
    }
}
