import LayoutEngine

/// `CGPoint`.
enum CGPointType {
    static let type = NativeType("CGPoint", conforms: "Equatable Hashable Codable Sendable Animatable") { type in
        type.initializer("()") { _ in .point(.zero) }
        type.initializer("(x: CGFloat, y: CGFloat)") { call in
            .point(Point(x: try call.get(0), y: try call.get(1)))
        }
        type.constant("zero", .point(.zero))
        type.property("x", "CGFloat", \Point.x)
        type.property("y", "CGFloat", \Point.y)
        type.get("debugDescription") { (point: Point) in .string("(\(point.x), \(point.y))") }
        type.get("description") { (point: Point) in .string("(\(point.x), \(point.y))") }
        type.method("equalTo", "(_ point: CGPoint) -> Bool") { call in
            .bool(try call.me(as: Point.self) == call.get(0))
        }
        type.method("applying", "(_ transform: CGAffineTransform) -> CGPoint") { call in
            let transform: AffineTransformValue = try call.get(0)
            return .point(transform.applied(to: try call.me(as: Point.self)))
        }
    }
}
