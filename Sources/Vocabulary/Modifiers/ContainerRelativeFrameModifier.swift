import LayoutEngine

/// containerRelativeFrame (spec 8.6).
enum ContainerRelativeFrameModifier: ModifierWord {
    static let name = "containerRelativeFrame"
    static let signatures = [
        "(_ axes: Axis.Set, alignment: Alignment = .center)",
        "(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)",
        "(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat)"
    ]
    static let examples = [
        "Color.red.containerRelativeFrame(.horizontal)",
        "ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8) }",
        "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let axes = call.axes("axes") ?? .both
        let length = length(call, in: context)
        return base.map {
            context.tree.wrap(
                $0, in: .containerRelativeFrame(axes, alignment: context.alignment(call), length: length))
        }
    }

    private static func length(_ call: ModifierCall, in context: LoweringContext) -> (Double, Axis) -> Double {
        if let closure = call.function("length") {
            return { [weak context] container, axis in
                guard let context else { return container }
                return context.host.perform(default: container) {
                    let value = try closure.call([.double(container), .native(AxisValue(axis))])
                    return Double.converted(from: value) ?? container
                }
            }
        }
        guard let count = call.int("count"), count > 0 else { return { container, _ in container } }
        let (span, spacing) = (Double(call.int("span") ?? 1), call.double("spacing") ?? 0)
        return { container, _ in
            let available = container - spacing * Double(count - 1)
            return available / Double(count) * span + spacing * (span - 1)
        }
    }
}
