import LayoutEngine

/// frame, fixed and flexible (spec 5).
enum FrameModifier: ModifierWord {
    static let name = "frame"
    static let signatures = [
        "(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)",
        "(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, "
            + "minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, "
            + "alignment: Alignment = .center)"
    ]
    static let examples = [
        "Color.red.frame(width: 100, height: 50)",
        "Color.red.frame(width: 30, height: 20).frame(maxWidth: .infinity, alignment: .leading)",
        "Color.red.frame(minWidth: 50, maxWidth: 100, minHeight: 20, maxHeight: 40)"
    ]
    private static let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let alignment = context.alignment(call)
        let wrapper: Wrapper
        if flexible.contains(where: call.has) {
            wrapper = .flexibleFrame(
                FlexibleFrame(
                    minWidth: call.double("minWidth"), idealWidth: call.double("idealWidth"),
                    maxWidth: call.double("maxWidth"), minHeight: call.double("minHeight"),
                    idealHeight: call.double("idealHeight"), maxHeight: call.double("maxHeight"),
                    alignment: alignment))
        } else {
            wrapper = .frame(width: call.double("width"), height: call.double("height"), alignment: alignment)
        }
        return base.map { context.tree.wrap($0, in: wrapper) }
    }
}
