import LayoutEngine

/// `ProposedViewSize`.
enum ProposedViewSizeType {
    static let type = NativeType("ProposedViewSize", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(width: CGFloat?, height: CGFloat?)") { call in
            ProposedViewSize(width: try call.optional(0), height: try call.optional(1)).asValue
        }
        type.initializer("(_ size: CGSize)") { call in ProposedViewSize(try call.get(0)).asValue }
        type.constant("zero", ProposedViewSize.zero.asValue)
        type.constant("infinity", ProposedViewSize.infinity.asValue)
        type.constant("unspecified", ProposedViewSize.unspecified.asValue)
        type.property("width", "CGFloat?", \ProposedViewSize.width)
        type.property("height", "CGFloat?", \ProposedViewSize.height)
        type.method("replacingUnspecifiedDimensions", "(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize") {
            call in
            let size = try call.get(0, default: Size(width: 10, height: 10))
            return .size(try call.me(as: ProposedViewSize.self).replacingUnspecifiedDimensions(by: size))
        }
    }
}
