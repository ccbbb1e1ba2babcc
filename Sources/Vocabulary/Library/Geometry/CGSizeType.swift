import LayoutEngine

/// `CGSize`.
enum CGSizeType {
    static let type = NativeType("CGSize", conforms: "Equatable Hashable Codable Sendable Animatable") { type in
        type.initializer("()") { _ in .size(.zero) }
        type.initializer("(width: CGFloat, height: CGFloat)") { call in
            .size(Size(width: try call.get(0), height: try call.get(1)))
        }
        type.constant("zero", .size(.zero))
        type.property("width", "CGFloat", \Size.width)
        type.property("height", "CGFloat", \Size.height)
        type.get("debugDescription") { (size: Size) in .string(size.text) }
        type.get("description") { (size: Size) in .string(size.text) }
        type.method("equalTo", "(_ size: CGSize) -> Bool") { call in
            .bool(try call.me(as: Size.self) == call.get(0))
        }
        type.method("applying", "(_ transform: CGAffineTransform) -> CGSize") { call in
            let transform: AffineTransformValue = try call.get(0)
            return .size(transform.applied(to: try call.me(as: Size.self)))
        }
    }
}

extension Size {
    var text: String { "(\(width), \(height))" }
}
