import LayoutEngine

/// An alignment guide: one of SwiftUI's own, or that of an AlignmentID type which the source declares.
public enum GuideValue: Hashable, Sendable {
    case builtIn(AlignmentKey)
    case custom(TypeName)
}

/// A HorizontalAlignment.
public struct HorizontalAlignmentValue: NativeValue, Hashable, Sendable {
    public let guide: GuideValue

    public init(_ guide: GuideValue) { self.guide = guide }

    static let center = HorizontalAlignmentValue(.builtIn(.horizontalCenter))
    static let leading = HorizontalAlignmentValue(.builtIn(.leading))
    static let trailing = HorizontalAlignmentValue(.builtIn(.trailing))

    public var debugText: String { guide.sourceText(in: "HorizontalAlignment") }
}

/// A VerticalAlignment.
public struct VerticalAlignmentValue: NativeValue, Hashable, Sendable {
    public let guide: GuideValue

    public init(_ guide: GuideValue) { self.guide = guide }

    static let center = VerticalAlignmentValue(.builtIn(.verticalCenter))
    static let top = VerticalAlignmentValue(.builtIn(.top))
    static let bottom = VerticalAlignmentValue(.builtIn(.bottom))
    static let firstTextBaseline = VerticalAlignmentValue(.builtIn(.firstTextBaseline))
    static let lastTextBaseline = VerticalAlignmentValue(.builtIn(.lastTextBaseline))

    public var debugText: String { guide.sourceText(in: "VerticalAlignment") }
}

/// An Alignment: a guide on each axis.
public struct AlignmentValue: NativeValue, Hashable, Sendable {
    public var horizontal: HorizontalAlignmentValue
    public var vertical: VerticalAlignmentValue

    public init(horizontal: HorizontalAlignmentValue, vertical: VerticalAlignmentValue) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    static let center = AlignmentValue(horizontal: .center, vertical: .center)

    public var debugText: String {
        "Alignment(horizontal: \(horizontal.debugText), vertical: \(vertical.debugText))"
    }
}

extension HorizontalAlignmentValue: NativeConvertible {
    static let sourceName = "HorizontalAlignment"
}

extension VerticalAlignmentValue: NativeConvertible {
    static let sourceName = "VerticalAlignment"
}

extension AlignmentValue: NativeConvertible {
    static let sourceName = "Alignment"
}

extension GuideValue {
    fileprivate func sourceText(in type: String) -> String {
        switch self {
        case .custom(let id): "\(type)(\(id.nominalName ?? "?").self)"
        case .builtIn(let key): "\(type).\(key.sourceName)"
        }
    }
}

extension AlignmentKey {
    /// The name of a built-in guide in source.
    var sourceName: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .listRowSeparatorLeading: "listRowSeparatorLeading"
        case .listRowSeparatorTrailing: "listRowSeparatorTrailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: "custom\(rawValue)"
        }
    }
}
