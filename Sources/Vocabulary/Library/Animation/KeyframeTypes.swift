/// Keyframes: opaque, since animations are taken at rest.
enum KeyframeTypes {
    static let cubic = define(
        "CubicKeyframe",
        "(_ to: Double|Angle|CGSize|CGPoint|Color|Any, duration: TimeInterval, startVelocity: Any? = nil, endVelocity: Any? = nil)"
    )
    static let linear = define(
        "LinearKeyframe",
        "(_ to: Double|Angle|CGSize|CGPoint|Color|Any, duration: TimeInterval, timingCurve: UnitCurve = .linear)")
    static let spring = define(
        "SpringKeyframe",
        "(_ to: Double|Angle|CGSize|CGPoint|Color|Any, duration: TimeInterval? = nil, spring: Spring = .smooth, startVelocity: Any? = nil)"
    )
    static let move = define("MoveKeyframe", "(_ to: Double|Angle|CGSize|CGPoint|Color|Any)")
    static let track = define("KeyframeTrack", "(_ keyPath: Any, content: () -> Any)", "(content: () -> Any)")

    private static func define(_ name: String, _ signatures: String...) -> NativeType {
        NativeType(name, conforms: "Keyframes KeyframeTrackContent") { type in
            for signature in signatures { type.tokenInitializer(signature) }
        }
    }
}
