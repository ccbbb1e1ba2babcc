import LayoutEngine

/// PasteButton: a button with the word of the system.
enum PasteButtonView: ViewWord {
    static let name = "PasteButton"
    static let signatures = [
        "(payloadType: Any, onPaste: (Any) -> Void)",
        "(supportedContentTypes: Any, payloadAction: (Any) -> Void)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the word of the system is English"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [ButtonView.styled(context.text("Paste"), in: context)]
    }
}
