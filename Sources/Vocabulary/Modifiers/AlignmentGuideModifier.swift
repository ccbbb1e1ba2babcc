import LayoutEngine

/// alignmentGuide (spec A4).
enum AlignmentGuideModifier: ModifierWord {
    static let name = "alignmentGuide"
    static let signatures = [
        "(_ guide: HorizontalAlignment|VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)"
    ]
    static let examples = [
        "VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { d in d[.trailing] }; Color.blue }",
        "HStack(alignment: .top) { Color.red.alignmentGuide(.top) { d in d.height / 2 }; Color.blue }"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let compute = call.function("computeValue") else { return base }
        let key: AlignmentKey
        if let guide = call.convert("guide", as: HorizontalAlignmentValue.self) {
            key = context.horizontalGuide(guide)
        } else {
            key = context.verticalGuide(call, "guide")
        }
        return base.map { node in
            context.tree.wrap(
                node,
                in: .alignmentGuide(key) { [weak context] dimensions in
                    guard let context else { return 0 }
                    return context.host.perform(default: 0) {
                        let value = try compute.call([.native(ViewDimensionsValue(dimensions, in: context))])
                        return Double.converted(from: value) ?? 0
                    }
                })
        }
    }
}
