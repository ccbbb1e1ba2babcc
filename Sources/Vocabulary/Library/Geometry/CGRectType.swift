import LayoutEngine

/// `CGRect`.
enum CGRectType {
    static let type = NativeType("CGRect", conforms: "Equatable Hashable Codable Sendable Animatable") { type in
        initializers(&type)
        properties(&type)
        methods(&type)
    }

    private static func initializers(_ type: inout NativeType) {
        type.initializer("()") { _ in Rect.zero.asValue }
        type.initializer("(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") { call in
            Rect(x: try call.get(0), y: try call.get(1), width: try call.get(2), height: try call.get(3)).asValue
        }
        type.initializer("(origin: CGPoint, size: CGSize)") { call in
            Rect(origin: try call.get(0), size: try call.get(1)).asValue
        }
        type.constant("zero", Rect.zero.asValue)
        type.constant("null", Rect.null.asValue)
        type.constant("infinite", Rect.infinite.asValue)
    }

    private static func properties(_ type: inout NativeType) {
        type.property("origin", "CGPoint", \Rect.origin)
        type.property("size", "CGSize", \Rect.size)
        type.get("width") { (rect: Rect) in .double(rect.standardized.width) }
        type.get("height") { (rect: Rect) in .double(rect.standardized.height) }
        type.get("minX") { (rect: Rect) in .double(rect.standardized.minX) }
        type.get("midX") { (rect: Rect) in .double(rect.standardized.midX) }
        type.get("maxX") { (rect: Rect) in .double(rect.standardized.maxX) }
        type.get("minY") { (rect: Rect) in .double(rect.standardized.minY) }
        type.get("midY") { (rect: Rect) in .double(rect.standardized.midY) }
        type.get("maxY") { (rect: Rect) in .double(rect.standardized.maxY) }
        type.get("isEmpty") { (rect: Rect) in .bool(rect.isEmpty) }
        type.get("isNull") { (rect: Rect) in .bool(rect.isNull) }
        type.get("isInfinite") { (rect: Rect) in .bool(rect == .infinite) }
        type.get("standardized") { (rect: Rect) in rect.standardized.asValue }
        type.get("integral") { (rect: Rect) in rect.integral.asValue }
        type.get("debugDescription") { (rect: Rect) in .string(rect.text) }
        type.get("description") { (rect: Rect) in .string(rect.text) }
    }

    private static func methods(_ type: inout NativeType) {
        type.method("insetBy", "(dx: CGFloat, dy: CGFloat) -> CGRect") { call in
            try call.me(as: Rect.self).inset(dx: try call.get(0), dy: try call.get(1)).asValue
        }
        type.method("inset", "(by insets: UIEdgeInsets|EdgeInsets) -> CGRect") { call in
            let insets: EdgeInsetsValue = try call.get(0)
            let rect: Rect = try call.me()
            return Rect(
                x: rect.minX + insets.leading, y: rect.minY + insets.top,
                width: rect.width - insets.leading - insets.trailing, height: rect.height - insets.top - insets.bottom
            ).asValue
        }
        type.method("offsetBy", "(dx: CGFloat, dy: CGFloat) -> CGRect") { call in
            try call.me(as: Rect.self).offset(dx: try call.get(0), dy: try call.get(1)).asValue
        }
        type.method("union", "(_ other: CGRect) -> CGRect") { call in
            try call.me(as: Rect.self).union(try call.get(0)).asValue
        }
        type.method("intersection", "(_ other: CGRect) -> CGRect") { call in
            try call.me(as: Rect.self).intersection(try call.get(0)).asValue
        }
        type.method("intersects", "(_ other: CGRect) -> Bool") { call in
            .bool(try call.me(as: Rect.self).intersects(try call.get(0)))
        }
        type.method("contains", "(_ other: CGPoint|CGRect) -> Bool") { call in
            let rect: Rect = try call.me()
            if case .point(let point) = call.value(0) { return .bool(rect.contains(point)) }
            return .bool(rect.contains(try call.get(0, as: Rect.self)))
        }
        type.method("equalTo", "(_ other: CGRect) -> Bool") { call in
            .bool(try call.me(as: Rect.self).standardized == call.get(0, as: Rect.self).standardized)
        }
        type.method("applying", "(_ transform: CGAffineTransform) -> CGRect") { call in
            let transform: AffineTransformValue = try call.get(0)
            return transform.applied(to: try call.me(as: Rect.self)).asValue
        }
        type.method("divided", "(atDistance: CGFloat, from: CGRectEdge)") { call in
            let parts = try call.me(as: Rect.self).divided(
                at: try call.get(0), from: try call.token(1) ?? "minXEdge")
            return .tuple(
                TupleValue(labels: ["slice", "remainder"], elements: [parts.slice.asValue, parts.remainder.asValue]))
        }
    }
}

extension Rect {
    var text: String { "(\(minX), \(minY), \(width), \(height))" }
}
