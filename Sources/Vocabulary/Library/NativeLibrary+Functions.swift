extension NativeLibrary {
    /// Global functions of SwiftUI and Foundation, one line a function.
    static let functions: [String: [NativeFunction]] =
        ([
            "withAnimation": AnimationFunctions.withAnimation,
            "withTransaction": AnimationFunctions.withTransaction,
            "CACurrentMediaTime": [
                NativeFunction("() -> Double") { call in
                    call.noteFixed("the time since the start is always 0 here")
                    return .double(0)
                }
            ],
            "NSTemporaryDirectory": [NativeFunction("() -> String") { _ in .string("/tmp/") }],
            "NSHomeDirectory": [NativeFunction("() -> String") { _ in .string("/") }],
            "NSLog": ServiceTypes.noOperation,
            "os_log": ServiceTypes.noOperation,
            "AudioServicesPlaySystemSound": ServiceTypes.noOperation,
            "NSLocalizedString": [
                NativeFunction(
                    "(_ key: String, tableName: String? = nil, bundle: Any? = nil, value: String = \"\", "
                        + "comment: String = \"\")"
                ) { call in .string(try call.get(0)) }
            ]
        ] as [String: [NativeFunction]]).merging(Transform3DTypes.functions) { first, _ in first }

    /// A global constant of Core Graphics or Core Animation.
    public static func constant(_ name: String) -> Value? {
        switch name {
        case "NSNotFound": .int(NSStringType.notFound)
        case "NSLocalizedDescriptionKey": .string(NSErrorType.descriptionKey)
        case "CATransform3DIdentity": Transform3DValue.identity.asValue
        case "CGAffineTransformIdentity": AffineTransformValue.identity.asValue
        default: nil
        }
    }
}
