import LayoutEngine

/// `UnitPoint`.
enum UnitPointType {
    static let type = NativeType("UnitPoint", conforms: "Equatable Hashable Sendable Animatable") { type in
        type.initializer("()") { _ in UnitPointValue(.zero).asValue }
        type.initializer("(x: CGFloat, y: CGFloat)") { call in
            UnitPointValue(UnitPoint(x: try call.get(0), y: try call.get(1))).asValue
        }
        type.constant("zero", UnitPointValue(.zero).asValue)
        type.constant("center", UnitPointValue(.center).asValue)
        type.constant("leading", UnitPointValue(.leading).asValue)
        type.constant("trailing", UnitPointValue(.trailing).asValue)
        type.constant("top", UnitPointValue(.top).asValue)
        type.constant("bottom", UnitPointValue(.bottom).asValue)
        type.constant("topLeading", UnitPointValue(.topLeading).asValue)
        type.constant("topTrailing", UnitPointValue(.topTrailing).asValue)
        type.constant("bottomLeading", UnitPointValue(.bottomLeading).asValue)
        type.constant("bottomTrailing", UnitPointValue(.bottomTrailing).asValue)
        type.property("x", "CGFloat", \UnitPointValue.point.x)
        type.property("y", "CGFloat", \UnitPointValue.point.y)
    }
}
