import LayoutEngine

/// MeshGradient: a gradient takes what it is offered (spec L1).
enum MeshGradientView: ViewWord {
    static let name = "MeshGradient"
    static let signatures = [
        "(width: Int, height: Int, points: [SIMD2], colors: [Color], background: Color = .clear, "
            + "smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)"
    ]
    static let examples = [
        "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, "
            + ".green, .yellow])"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
