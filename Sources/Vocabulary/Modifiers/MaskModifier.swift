import LayoutEngine

/// mask: its views are laid out as an overlay's are (spec O5).
enum MaskModifier: ModifierWord {
    static let name = "mask"
    static let signatures = ["(alignment: Alignment = .center, mask: @ViewBuilder)", "(_ mask: View)"]
    static let examples = ["Color.red.mask { Circle() }", "Color.red.mask(Circle())"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        try context.addSecondary(call, to: base, names: ["mask", "content"]) {
            .overlay($0, alignment: context.alignment(call))
        }
    }
}
