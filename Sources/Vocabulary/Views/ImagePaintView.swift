import LayoutEngine

/// ImagePaint: an image that fills what it is offered (spec L1).
enum ImagePaintView: ViewWord {
    static let name = "ImagePaint"
    static let signatures = [
        "(image: View, sourceRect: CGRect = none, scale: CGFloat = 1)"
    ]
    static let examples = [
        "Rectangle().fill(ImagePaint(image: Image(systemName: \"star\")))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
