import LayoutEngine

/// Color: a colour takes what it is offered (spec L1).
enum ColorView: ViewWord {
    static let name = "Color"
    static let signatures = [
        "(_ name: String|UIColor|NSColor|CGColor|ColorResource, bundle: Bundle? = nil)",
        "(red: Double, green: Double, blue: Double, opacity: Double = 1)",
        "(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)",
        "(white: Double, opacity: Double = 1)",
        "(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
    ]
    static let examples = [
        "Color.red",
        "Color(white: 0.5).frame(height: 40)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }

    /// The colour as source writes it, where it is a value of the library.
    static func title(of call: CallNode) -> String {
        if case .native(let color as ColorValue)? = call.given("value") { color.debugText } else { name }
    }
}
