/// The size of a view and its guides in its own coordinates, as closures of alignment guides see it (spec A3).
///
/// It may be used only while the closure that got it runs.
public struct ViewDimensions {
    /// The view's width, in points.
    public let width: Double
    /// The view's height, in points.
    public let height: Double

    private let engine: Engine?
    private let node: Int32
    private let offer: Offer

    init(engine: Engine, node: Int32, offer: Offer, size: Size) {
        width = size.width
        height = size.height
        self.engine = engine
        self.node = node
        self.offer = offer
    }

    /// Dimensions of a view without explicit guides.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
        engine = nil
        node = -1
        offer = .unspecified
    }

    private var size: Size { Size(width: width, height: height) }

    /// The explicit value of a guide, else its default, in points.
    public subscript(_ key: AlignmentKey) -> Double {
        if let engine { return engine.guide(node, key, offer, size, asker: node) }
        switch key {
        case .horizontalCenter: return width / 2
        case .verticalCenter: return height / 2
        case .trailing, .listRowSeparatorTrailing: return width
        case .bottom, .firstTextBaseline, .lastTextBaseline: return height
        default: return 0
        }
    }

    /// The explicit value of a guide in points, else `nil`.
    public subscript(explicit key: AlignmentKey) -> Double? {
        guard let value = engine?.explicitGuide(node, key, offer, size), !value.isNaN else { return nil }
        return value
    }
}
