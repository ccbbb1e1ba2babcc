import LayoutEngine

/// AsyncImage: what it shows before the image is there.
enum AsyncImageView: ViewWord {
    static let name = "AsyncImage"
    static let signatures = [
        "(url: URL?, scale: CGFloat = 1)",
        "(url: URL?, scale: CGFloat = 1, content: (Image) -> View, placeholder: @ViewBuilder)",
        "(url: URL?, scale: CGFloat = 1, transaction: Transaction = .init(), "
            + "content: @ViewBuilder (AsyncImagePhase) -> View)"
    ]
    static let remark = "images from the network are not loaded, so the placeholder is laid out"
    static let examples = [
        "AsyncImage(url: URL(string: \"https://example.com/a.png\")).frame(width: 40, height: 40)",
        "AsyncImage(url: nil) { image in image.resizable() } placeholder: { Color.gray }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let placeholder = context.views(of: call, "placeholder")
        if let node = try context.lowerSingle(placeholder, implicit: .zStack) { return [node] }
        guard call.function("placeholder") == nil, !call.has("placeholder") else {
            return [context.tree.leaf(.flexible)]
        }
        let empty = Value.native(Token("AsyncImagePhase", "empty"))
        let views = context.views(of: call, calling: "content", with: [empty])
        return [try context.lowerSingle(views, implicit: .zStack) ?? context.tree.leaf(.flexible)]
    }
}
