import LayoutEngine

extension Font {
    /// The font's numbers for a platform, a text size and a factor that `minimumScaleFactor` may apply.
    public func resolved(
        platform: Platform = .iOS, dynamicTypeSize: DynamicTypeSize = .large, scaledBy factor: Double = 1
    ) -> ResolvedFont {
        var style: TextStyle?
        var size = 0.0
        var isPlainMacOSSize = false
        var notes: [TextApproximation] = []
        switch base {
        case .platformDefault:
            if platform == .iOS { style = .body } else { size = 13 }
        case .textStyle(let textStyle):
            style = textStyle
        case .system(let points):
            size = points
            isPlainMacOSSize = platform == .macOS
        case .custom(let name, let points, let reference):
            size = reference.map { dynamicTypeSize.scaled(points, relativeTo: $0, platform: platform) } ?? points
            notes.append(.customFont(name))
        }
        var lineDistance: Double?
        if let style {
            let entry =
                platform == .iOS
                ? DynamicTypeTable.entry(style: style, size: dynamicTypeSize)
                : DynamicTypeTable.macOSEntry(style: style)
            size = entry.size
            lineDistance = entry.lineDistance + fontLeading.adjustment
        }
        var resolvedWeight = weight ?? style?.weight(on: platform) ?? .regular
        if isBold { resolvedWeight = max(resolvedWeight, style?.emphasizedWeight(on: platform) ?? .bold) }
        // Smaller and larger fonts are nothing that can be read, and their kerning would not fit its table.
        size = size.isFinite ? min(max(size * factor, 0.1), 4_000) : 1
        if !resolvedWeight.isMeasured { notes.append(.weight(resolvedWeight)) }
        if design != .default { notes.append(.design(design)) }
        if width != .standard { notes.append(.width(width)) }
        if hasSmallCaps { notes.append(.smallCaps) }
        let key = FontWidths.Key(
            size: size, weight: resolvedWeight, design: design, width: width,
            hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps,
            usesWiderCut: isPlainMacOSSize)
        return ResolvedFont(
            platform: platform, size: size, weight: resolvedWeight, textStyle: style,
            lineDistance: lineDistance.map { $0 * factor }, isItalic: isItalic, key: key, approximations: notes)
    }
}
