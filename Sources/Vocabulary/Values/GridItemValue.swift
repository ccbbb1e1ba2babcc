/// A GridItem: one column or row of a lazy grid.
public struct GridItemValue: NativeValue, Hashable, Sendable {
    /// How long the column or row is, in points.
    public enum Length: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    public var length: Length
    /// The distance to the next column or row; `nil` for the default.
    public var spacing: Double?
    /// Where the views of the column or row stand; `nil` for the grid's own alignment.
    public var alignment: AlignmentValue?

    public init(_ length: Length, spacing: Double? = nil, alignment: AlignmentValue? = nil) {
        self.length = length
        self.spacing = spacing
        self.alignment = alignment
    }

    public var debugText: String {
        let size = GridItemSizeValue(length).debugText
        return
            "GridItem(\(size), spacing: \(spacing?.sourceText ?? "nil"), alignment: \(alignment?.debugText ?? "nil"))"
    }

    var size: GridItemSizeValue {
        get { GridItemSizeValue(length) }
        set { length = newValue.length }
    }
}

/// A GridItem.Size.
public struct GridItemSizeValue: NativeValue, Hashable, Sendable {
    public let length: GridItemValue.Length
    public init(_ length: GridItemValue.Length) { self.length = length }

    public var debugText: String {
        switch length {
        case .fixed(let points): "GridItem.Size.fixed(\(points.sourceText))"
        case .flexible(let minimum, let maximum):
            "GridItem.Size.flexible(minimum: \(minimum.sourceText), maximum: \(maximum.sourceText))"
        case .adaptive(let minimum, let maximum):
            "GridItem.Size.adaptive(minimum: \(minimum.sourceText), maximum: \(maximum.sourceText))"
        }
    }
}

extension GridItemValue: NativeConvertible {
    static let sourceName = "GridItem"
}

extension GridItemSizeValue: NativeConvertible {
    static let sourceName = "GridItem.Size"
}
