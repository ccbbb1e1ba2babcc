import LayoutEngine

/// The methods of `HStackLayout` and its like, by which a layout of the source arranges its subviews (spec 8.8).
enum BuiltInLayoutTypes {
    static func type(_ name: String) -> NativeType {
        NativeType(name, conforms: "Layout") { type in
            let arguments = "proposal: ProposedViewSize, subviews: Any, cache: inout Any"
            type.method("makeCache", "(subviews: Any) -> Any") { _ in .void }
            type.method("updateCache", "(_ cache: inout Any, subviews: Any) -> Void") { _ in .void }
            type.method("sizeThatFits", "(\(arguments)) -> CGSize") { call in
                let proposal: ProposedViewSize = try call.get(0)
                return .size(try handed(call, subviews: 1)?.sizeThatFits(proposal) ?? .zero)
            }
            type.method("placeSubviews", "(in bounds: CGRect, \(arguments)) -> Void") { call in
                let proposal: ProposedViewSize = try call.get(1)
                try handed(call, subviews: 2)?.place(in: try call.get(0), proposal: proposal)
                return .void
            }
            type.method("spacing", "(subviews: Any, cache: inout Any) -> ViewSpacing") { call in
                ViewSpacingValue(try handed(call, subviews: 0)?.spacing ?? .zero).asValue
            }
            type.method("explicitAlignment", "(of guide: Any, in bounds: CGRect, \(arguments)) -> CGFloat?") { call in
                let subviews: [LayoutSubviewValue] = try call.get(3)
                let bounds: Rect = try call.get(1)
                guard let key = subviews.first?.context?.guide(call.value(0)),
                    let value = try handed(call, subviews: 3)?.explicitAlignment(
                        of: key, in: bounds, proposal: try call.get(2))
                else { return .none }
                return .double(value)
            }
        }
    }

    /// What a layout that the source declares has without declaring it.
    static let declared = NativeType("Layout") { type in
        type.method("makeCache", "(subviews: Any) -> Any") { _ in .void }
        type.method("updateCache", "(_ cache: inout Any, subviews: Any) -> Void") { _ in .void }
        type.method("spacing", "(subviews: Any, cache: inout Any) -> ViewSpacing") { call in
            let subviews: [LayoutSubviewValue] = try call.get(0)
            guard let first = subviews.first else { return ViewSpacingValue(.zero).asValue }
            return ViewSpacingValue(
                subviews.dropFirst().reduce(into: first.subview.spacing) { $0.formUnion($1.subview.spacing) }
            ).asValue
        }
        type.method(
            "explicitAlignment",
            "(of guide: Any, in bounds: CGRect, proposal: ProposedViewSize, subviews: Any, cache: inout Any) -> CGFloat?"
        ) { _ in .none }
    }

    /// The subviews of a call, arranged by its receiver; `nil` where there are none.
    private static func handed(_ call: NativeCall, subviews place: Int) throws -> HandedSubviews? {
        let subviews: [LayoutSubviewValue] = try call.get(place)
        guard let context = subviews.first?.context, case .view(let node) = call.receiver else { return nil }
        guard let layout = builtIn(node, in: context),
            let handed = HandedSubviews(subviews.map(\.subview), to: layout)
        else {
            throw call.evaluator.failure(
                id: "not-a-layout", "these subviews cannot be arranged by `\(node.word)`",
                hints: ["hand on different subviews of one layout"])
        }
        return handed
    }

    private static func builtIn(_ node: CallNode, in context: LoweringContext) -> BuiltInLayout? {
        switch node.word {
        case "HStackLayout":
            .stack(.horizontal, alignment: context.verticalGuide(node), spacing: node.double("spacing"))
        case "VStackLayout":
            .stack(.vertical, alignment: context.horizontalGuide(node), spacing: node.double("spacing"))
        case "ZStackLayout": .zStack(context.alignment(node))
        case "GridLayout":
            .grid(
                context.alignment(node), horizontalSpacing: node.double("horizontalSpacing"),
                verticalSpacing: node.double("verticalSpacing"))
        default: nil
        }
    }
}

extension LoweringContext {
    /// The key of a horizontal or vertical guide.
    fileprivate func guide(_ value: Value) -> AlignmentKey? {
        if let guide = HorizontalAlignmentValue.converted(from: value) { return horizontalGuide(guide) }
        return VerticalAlignmentValue.converted(from: value).map(verticalGuide)
    }
}
