import LayoutEngine

/// RenameButton: a button with the word of the system.
enum RenameButtonView: ViewWord {
    static let name = "RenameButton"
    static let signatures = [
        "()"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the word of the system is English"
    static let examples = [
        "RenameButton()"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [ButtonView.styled(context.text("Rename"), in: context)]
    }
}
