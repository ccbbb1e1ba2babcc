/// `Animation`: opaque, since animations are taken at rest.
enum AnimationType {
    static let type = NativeType.tokens(
        "Animation",
        "default linear easeIn easeOut easeInOut spring interactiveSpring interpolatingSpring smooth snappy bouncy"
    ) { type in
        for name in ["linear", "easeIn", "easeOut", "easeInOut"] {
            type.tokenFunction(name, "(duration: TimeInterval)")
        }
        let blend = "blendDuration: TimeInterval = 0"
        type.tokenFunction("spring", "(response: Double = 0.5, dampingFraction: Double = 0.825, \(blend))")
        type.tokenFunction("spring", "(duration: TimeInterval = 0.5, bounce: Double = 0, \(blend))")
        type.tokenFunction("spring", "(_ spring: Spring, \(blend))")
        type.tokenFunction("interactiveSpring", "(response: Double = 0.15, dampingFraction: Double = 0.86, \(blend))")
        type.tokenFunction("interactiveSpring", "(duration: TimeInterval = 0.15, extraBounce: Double = 0, \(blend))")
        type.tokenFunction(
            "interpolatingSpring",
            "(mass: Double = 1, stiffness: Double, damping: Double, "
                + "initialVelocity: Double = 0)"
        )
        type.tokenFunction(
            "interpolatingSpring", "(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0)")
        type.tokenFunction("interpolatingSpring", "(_ spring: Spring, initialVelocity: Double = 0)")
        for name in ["smooth", "snappy", "bouncy"] {
            type.tokenFunction(name, "(duration: TimeInterval = 0.5, extraBounce: Double = 0)")
        }
        type.tokenFunction(
            "timingCurve",
            "(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35)")
        type.tokenFunction("timingCurve", "(_ curve: UnitCurve, duration: TimeInterval)")
        type.tokenInitializer("(_ base: Any)", named: "custom")
        type.chained("delay", "(_ delay: TimeInterval)")
        type.chained("speed", "(_ speed: Double)")
        type.chained("repeatForever", "(autoreverses: Bool = true)")
        type.chained("repeatCount", "(_ count: Int, autoreverses: Bool = true)")
        type.chained("logicallyComplete", "(after duration: TimeInterval)")
    }

    static let completionCriteria = NativeType.tokens("AnimationCompletionCriteria", "logicallyComplete removed")

    static let unitCurve = NativeType.tokens(
        "UnitCurve", "linear easeIn easeOut easeInOut circularEaseIn circularEaseOut circularEaseInOut"
    ) { type in
        type.tokenFunction("bezier", "(startControlPoint: UnitPoint, endControlPoint: UnitPoint)")
        type.chainedProperties("inverse")
    }

    static let spring = NativeType.tokens("Spring", "smooth snappy bouncy") { type in
        type.tokenInitializer("(duration: TimeInterval = 0.5, bounce: Double = 0)")
        type.tokenInitializer("(response: Double, dampingRatio: Double)")
        type.tokenInitializer(
            "(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)")
        for name in ["smooth", "snappy", "bouncy"] {
            type.tokenFunction(name, "(duration: TimeInterval = 0.5, extraBounce: Double = 0)")
        }
    }
}
