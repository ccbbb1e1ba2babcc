/// `CGAffineTransform`.
enum CGAffineTransformType {
    static let type = NativeType("CGAffineTransform", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("()") { _ in AffineTransformValue.identity.asValue }
        type.initializer("(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)") {
            call in try matrix(call)
        }
        type.initializer("(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)") { call in
            try matrix(call)
        }
        type.initializer("(translationX: CGFloat, y: CGFloat)") { call in
            AffineTransformValue.translation(try call.get(0), try call.get(1)).asValue
        }
        type.initializer("(scaleX: CGFloat, y: CGFloat)") { call in
            AffineTransformValue.scale(try call.get(0), try call.get(1)).asValue
        }
        type.initializer("(rotationAngle: CGFloat)") { call in
            AffineTransformValue.rotation(radians: try call.get(0)).asValue
        }
        type.constant("identity", AffineTransformValue.identity.asValue)
        type.property("a", "CGFloat", \AffineTransformValue.a)
        type.property("b", "CGFloat", \AffineTransformValue.b)
        type.property("c", "CGFloat", \AffineTransformValue.c)
        type.property("d", "CGFloat", \AffineTransformValue.d)
        type.property("tx", "CGFloat", \AffineTransformValue.tx)
        type.property("ty", "CGFloat", \AffineTransformValue.ty)
        type.get("isIdentity") { (transform: AffineTransformValue) in .bool(transform == .identity) }
        type.method("translatedBy", "(x: CGFloat, y: CGFloat) -> CGAffineTransform") { call in
            AffineTransformValue.translation(try call.get(0), try call.get(1)).concatenating(try call.me()).asValue
        }
        type.method("scaledBy", "(x: CGFloat, y: CGFloat) -> CGAffineTransform") { call in
            AffineTransformValue.scale(try call.get(0), try call.get(1)).concatenating(try call.me()).asValue
        }
        type.method("rotated", "(by angle: CGFloat) -> CGAffineTransform") { call in
            AffineTransformValue.rotation(radians: try call.get(0)).concatenating(try call.me()).asValue
        }
        type.method("concatenating", "(_ other: CGAffineTransform) -> CGAffineTransform") { call in
            try call.me(as: AffineTransformValue.self).concatenating(try call.get(0)).asValue
        }
        type.method("inverted", "() -> CGAffineTransform") { call in
            try call.me(as: AffineTransformValue.self).inverted.asValue
        }
    }

    private static func matrix(_ call: NativeCall) throws -> Value {
        AffineTransformValue(
            a: try call.get(0), b: try call.get(1), c: try call.get(2), d: try call.get(3), tx: try call.get(4),
            ty: try call.get(5)
        ).asValue
    }
}
