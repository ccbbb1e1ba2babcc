/// The identity of one alignment guide on one axis.
///
/// The built-in guides have fixed identities; a custom guide is registered with
/// `LayoutTree.registerAlignment`, once per AlignmentID type and axis.
public struct AlignmentKey: Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let leading = AlignmentKey(rawValue: 0)
    public static let horizontalCenter = AlignmentKey(rawValue: 1)
    public static let trailing = AlignmentKey(rawValue: 2)
    public static let listRowSeparatorLeading = AlignmentKey(rawValue: 3)
    public static let listRowSeparatorTrailing = AlignmentKey(rawValue: 4)
    public static let top = AlignmentKey(rawValue: 5)
    public static let verticalCenter = AlignmentKey(rawValue: 6)
    public static let bottom = AlignmentKey(rawValue: 7)
    public static let firstTextBaseline = AlignmentKey(rawValue: 8)
    public static let lastTextBaseline = AlignmentKey(rawValue: 9)

    /// The first identity that a custom guide gets.
    public static let firstCustom: Int32 = 10
}

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
    public var horizontal: AlignmentKey
    public var vertical: AlignmentKey

    public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
    public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The guide of `axis`.
    public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}
