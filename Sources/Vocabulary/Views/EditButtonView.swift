import LayoutEngine

/// EditButton: a button with the word of the system.
enum EditButtonView: ViewWord {
    static let name = "EditButton"
    static let signatures = [
        "()"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the word of the system is English"
    static let examples = [
        "EditButton()"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [ButtonView.styled(context.text("Edit"), in: context)]
    }
}
