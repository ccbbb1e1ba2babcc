import LayoutEngine

/// A GeometryProxy: the geometry of a placed view as closures see it.
public struct GeometryProxyValue: NativeValue {
    public let proxy: GeometryProxy
    private weak var context: LoweringContext?

    init(_ proxy: GeometryProxy, in context: LoweringContext) {
        self.proxy = proxy
        self.context = context
    }

    public var debugText: String {
        "GeometryProxy(size: \(proxy.size.width.sourceText) x \(proxy.size.height.sourceText))"
    }

    /// The view's frame in a coordinate space, in points.
    public func frame(in space: CoordinateSpaceReference) -> Rect {
        switch space {
        case .global: return proxy.globalFrame
        case .local: return Rect(origin: .zero, size: proxy.size)
        case .scrollView:
            guard let scroll = proxy.scrollViewFrame else { return proxy.globalFrame }
            let own = proxy.globalFrame
            return Rect(origin: Point(x: own.minX - scroll.minX, y: own.minY - scroll.minY), size: own.size)
        case .named(let name):
            // A name that no view around has counts as the window (as SwiftUI does).
            guard let number = context?.intern(name, kind: "coordinateSpace") else { return proxy.globalFrame }
            return proxy.frame(inSpace: number) ?? proxy.globalFrame
        }
    }

    /// The bounds of the view that a named space belongs to, in this view's coordinates; `nil` where no view around has it.
    public func bounds(of space: CoordinateSpaceReference) -> Rect? {
        let whole: Rect?
        switch space {
        case .scrollView: whole = proxy.scrollViewFrame
        case .named(let name):
            whole = context.flatMap { proxy.spaceFrame($0.intern(name, kind: "coordinateSpace")) }
        case .global, .local: whole = nil
        }
        guard let whole else { return nil }
        let own = proxy.globalFrame
        return Rect(origin: Point(x: whole.minX - own.minX, y: whole.minY - own.minY), size: whole.size)
    }

    /// The place or rectangle of an anchor in the view's coordinates, in points.
    public func resolve(_ anchor: AnchorValue) -> Value {
        let frame = proxy.frame(of: anchor.node) ?? .zero
        switch anchor.source {
        case .bounds: return .rect(RectBox(frame))
        case .rect(let rect):
            return .rect(
                RectBox(Rect(origin: Point(x: frame.minX + rect.minX, y: frame.minY + rect.minY), size: rect.size)))
        case .point(let point): return .point(Point(x: frame.minX + point.x, y: frame.minY + point.y))
        case .unitPoint(let unit):
            return .point(Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height))
        }
    }
}

extension GeometryProxyValue: NativeConvertible {
    static let sourceName = "GeometryProxy"
}

/// A coordinate space as code names it.
public enum CoordinateSpaceReference {
    case global
    case local
    case scrollView
    case named(Value)

    /// The space that a value of CoordinateSpace or of a type that conforms to its protocol is; global where unknown.
    init(_ value: Value) {
        if let name = CoordinateSpaces.name(of: value) {
            self = .named(name)
            return
        }
        switch value.constantName {
        case "local": self = .local
        case "scrollView": self = .scrollView
        default: self = .global
        }
    }
}

enum CoordinateSpaces {
    /// The name in `.named(name)`.
    static func name(of value: Value) -> Value? {
        guard case .native(let native as TokenCall) = value, native.name == "named" else { return nil }
        return native.arguments.first?.value
    }
}

/// An Anchor: a place or rectangle of a view that geometry proxies translate.
public struct AnchorValue: NativeValue {
    public enum Source: Hashable, Sendable {
        case bounds
        case rect(Rect)
        case point(Point)
        case unitPoint(UnitPoint)
    }

    public let node: NodeID
    public let source: Source

    public init(node: NodeID, source: Source) {
        self.node = node
        self.source = source
    }

    /// The anchor of a node that an `Anchor.Source` value asks for.
    public init(node: NodeID, of value: Value) {
        self.node = node
        if let point = UnitPointValue.converted(from: value) {
            source = .unitPoint(point.point)
            return
        }
        if case .native(let native as TokenCall) = value, let argument = native.arguments.first?.value {
            if let rect = Rect.converted(from: argument) {
                source = .rect(rect)
            } else if let point = Point.converted(from: argument) {
                source = .point(point)
            } else if let unit = UnitPointValue.converted(from: argument) {
                source = .unitPoint(unit.point)
            } else {
                source = .bounds
            }
            return
        }
        source = value.constantName.flatMap { Self.places[$0] }.map(Source.unitPoint) ?? .bounds
    }

    private static let places: [String: UnitPoint] = [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing
    ]

    public var hashText: String { "Anchor:\(node.index) \(source)" }
    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
    public var debugText: String { "Anchor" }
}

extension AnchorValue: NativeConvertible {
    static let sourceName = "Anchor"
}
