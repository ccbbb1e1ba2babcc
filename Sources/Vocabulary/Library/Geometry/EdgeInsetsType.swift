import LayoutEngine

/// `EdgeInsets` and the insets of UIKit, which count as the same value.
enum EdgeInsetsType {
    static let type = define("EdgeInsets")
    static let uiKit = define("UIEdgeInsets")
    static let directional = define("NSDirectionalEdgeInsets")

    private static func define(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable Sendable Animatable UIEdgeInsets NSDirectionalEdgeInsets") {
            type in
            type.initializer("()") { _ in EdgeInsetsValue(.zero).asValue }
            let (first, last) = name == "UIEdgeInsets" ? ("left", "right") : ("leading", "trailing")
            type.initializer("(top: CGFloat, \(first): CGFloat, bottom: CGFloat, \(last): CGFloat)") { call in
                let insets = EdgeInsets(
                    top: try call.get(0), leading: try call.get(1), bottom: try call.get(2), trailing: try call.get(3))
                return EdgeInsetsValue(insets).asValue
            }
            if name == "EdgeInsets" {
                type.initializer("(_ insets: NSDirectionalEdgeInsets)") { call in
                    try call.get(0, as: EdgeInsetsValue.self).asValue
                }
            }
            type.constant("zero", EdgeInsetsValue(.zero).asValue)
            type.property("top", "CGFloat", \EdgeInsetsValue.top)
            type.property("bottom", "CGFloat", \EdgeInsetsValue.bottom)
            type.property("leading", "CGFloat", \EdgeInsetsValue.leading)
            type.property("trailing", "CGFloat", \EdgeInsetsValue.trailing)
            type.property("left", "CGFloat", \EdgeInsetsValue.leading)
            type.property("right", "CGFloat", \EdgeInsetsValue.trailing)
        }
    }
}
