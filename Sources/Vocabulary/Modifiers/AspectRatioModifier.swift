import LayoutEngine

/// aspectRatio (spec M5).
enum AspectRatioModifier: ModifierWord {
    static let name = "aspectRatio"
    static let signatures = [
        "(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)", "(_ aspectRatio: CGSize, contentMode: ContentMode)"
    ]
    static let examples = [
        "Color.red.aspectRatio(1.5, contentMode: .fit)", "Color.red.aspectRatio(contentMode: .fill)",
        "Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let ratio = call.double("aspectRatio") ?? call.size("aspectRatio").map { $0.width / $0.height }
        let mode: ContentMode = call.token("contentMode") == "fill" ? .fill : .fit
        return base.map { context.tree.wrap($0, in: .aspectRatio(ratio, mode)) }
    }
}

/// scaledToFit (spec M6).
enum ScaledToFitModifier: ModifierWord {
    static let name = "scaledToFit"
    static let signatures = ["()"]
    static let examples = ["Color.red.scaledToFit()"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .aspectRatio(nil, .fit)) }
    }
}

/// scaledToFill (spec M6).
enum ScaledToFillModifier: ModifierWord {
    static let name = "scaledToFill"
    static let signatures = ["()"]
    static let examples = ["Color.red.scaledToFill()"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .aspectRatio(nil, .fill)) }
    }
}
