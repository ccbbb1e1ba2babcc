/// `VisualEffect` and `EmptyVisualEffect`: what a view is drawn with, as a chain of calls.
enum VisualEffectType {
    static let type = NativeType.tokens("VisualEffect", "content", conforms: "EmptyVisualEffect") { type in
        type.chained("offset", "(x: CGFloat = 0, y: CGFloat = 0)")
        type.chained("offset", "(_ offset: CGSize)")
        type.chained("scaleEffect", "(_ scale: CGFloat|CGSize, anchor: UnitPoint = .center)")
        type.chained("scaleEffect", "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)")
        type.chained("rotationEffect", "(_ angle: Angle, anchor: UnitPoint = .center)")
        type.chained("rotation3DEffect", Rotation3DEffectModifier.signatures[0])
        type.chained("transformEffect", "(_ transform: CGAffineTransform|ProjectionTransform)")
        type.chained("opacity", "(_ opacity: Double)")
        type.chained("blur", "(radius: CGFloat, opaque: Bool = false)")
        for name in ["brightness", "contrast", "saturation", "grayscale"] { type.chained(name, "(_ amount: Double)") }
        type.chained("hueRotation", "(_ angle: Angle)")
        type.chained("colorEffect", "(_ shader: Any, isEnabled: Bool = true)")
        type.chained("distortionEffect", "(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true)")
        type.chained("layerEffect", "(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true)")
    }

    /// The view itself, without any effect yet.
    static var content: Value { .native(Token("VisualEffect", "content")) }
}
