import LayoutEngine

/// A ViewDimensions: the size and the guides of a view as closures of alignment guides see them (spec A3).
public struct ViewDimensionsValue: NativeValue {
    public let dimensions: ViewDimensions
    private weak var context: LoweringContext?

    /// Dimensions whose custom guides are those of a lowering.
    public init(_ dimensions: ViewDimensions, in context: LoweringContext?) {
        self.dimensions = dimensions
        self.context = context
    }

    /// The explicit value of a guide, else its default; in points.
    public func value(of guide: Value) -> Double { key(of: guide).map { dimensions[$0] } ?? 0 }

    /// The explicit value of a guide in points, else `nil`.
    public func explicitValue(of guide: Value) -> Double? { key(of: guide).flatMap { dimensions[explicit: $0] } }

    private func key(of guide: Value) -> AlignmentKey? {
        let (source, axis): (GuideValue, Axis)
        if let horizontal = HorizontalAlignmentValue.converted(from: guide) {
            (source, axis) = (horizontal.guide, .horizontal)
        } else if let vertical = VerticalAlignmentValue.converted(from: guide) {
            (source, axis) = (vertical.guide, .vertical)
        } else {
            return nil
        }
        switch source {
        case .builtIn(let key): return key
        case .custom(let type): return context?.alignmentKey(of: type, name: type.nominalName ?? "?", axis: axis)
        }
    }

    public var debugText: String {
        "ViewDimensions(width: \(dimensions.width.sourceText), height: \(dimensions.height.sourceText))"
    }
}

extension ViewDimensionsValue: NativeConvertible {
    static let sourceName = "ViewDimensions"
}
