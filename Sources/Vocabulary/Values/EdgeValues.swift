import LayoutEngine

/// An Edge.
public struct EdgeValue: NativeValue, Hashable, Sendable {
    public let edge: Edge
    public init(_ edge: Edge) { self.edge = edge }
    public var debugText: String { "Edge.\(edge.sourceName)" }
}

/// An Edge.Set.
public struct EdgeSetValue: NativeValue, Hashable, Sendable {
    public var edges: Edge.Set
    public init(_ edges: Edge.Set) { self.edges = edges }
    public var debugText: String {
        "Edge.Set(["
            + Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { ".\($0.sourceName)" }
            .joined(separator: ", ") + "])"
    }
}

/// An Axis.
public struct AxisValue: NativeValue, Hashable, Sendable {
    public let axis: Axis
    public init(_ axis: Axis) { self.axis = axis }
    public var debugText: String { "Axis.\(axis.sourceName)" }
}

/// An Axis.Set.
public struct AxisSetValue: NativeValue, Hashable, Sendable {
    public var axes: Axis.Set
    public init(_ axes: Axis.Set) { self.axes = axes }
    public var debugText: String {
        "Axis.Set([" + Axis.allCases.filter { axes.contains($0) }.map { ".\($0.sourceName)" }.joined(separator: ", ")
            + "])"
    }
}

extension Edge {
    var sourceName: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}

extension Axis {
    var sourceName: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension EdgeValue: NativeConvertible {
    static let sourceName = "Edge"
}

extension EdgeSetValue: NativeConvertible {
    static let sourceName = "Edge.Set"
    /// A single edge stands for the set of it.
    static func converted(from value: Value) -> EdgeSetValue? {
        guard case .native(let native) = value else { return nil }
        if let edge = native as? EdgeValue { return EdgeSetValue(Edge.Set(edge.edge)) }
        return native as? EdgeSetValue
    }
}

extension AxisValue: NativeConvertible {
    static let sourceName = "Axis"
}

extension AxisSetValue: NativeConvertible {
    static let sourceName = "Axis.Set"
    /// A single axis stands for the set of it.
    static func converted(from value: Value) -> AxisSetValue? {
        guard case .native(let native) = value else { return nil }
        if let axis = native as? AxisValue { return AxisSetValue(axis.axis == .horizontal ? .horizontal : .vertical) }
        return native as? AxisSetValue
    }
}
