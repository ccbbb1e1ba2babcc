import LayoutEngine

/// SignInWithAppleButton: as wide as it is offered, with the height that the frame gives.
enum SignInWithAppleButtonView: ViewWord {
    static let name = "SignInWithAppleButton"
    static let signatures = [
        "(_ label: Any = none, onRequest: (Any) -> Any, onCompletion: (Any) -> Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the words of the system are not measured"
    static let examples = [
        "SignInWithAppleButton { _ in } onCompletion: { _ in }.frame(height: 44)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
