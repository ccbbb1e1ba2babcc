import LayoutEngine

/// `Shape`: its implicit members are calls of the shape words.
enum ShapeType {
    static let type = NativeType("Shape") { type in
        let style = "style: RoundedCornerStyle = .continuous"
        type.constant("rect", .view(CallNode(word: "Rectangle")))
        type.constant("circle", .view(CallNode(word: "Circle")))
        type.constant("ellipse", .view(CallNode(word: "Ellipse")))
        type.constant("capsule", .view(CallNode(word: "Capsule")))
        type.constant("containerRelative", .view(CallNode(word: "ContainerRelativeShape")))
        type.constant("buttonBorder", .view(CallNode(word: "Capsule")))
        type.method("path", "(in rect: CGRect) -> Path") { call in
            guard case .view(let node) = call.receiver else { throw call.wrongType(call.receiver, expected: "a shape") }
            return path(of: node, in: try call.get(0)).asValue
        }
        shape(&type, "capsule", "(style: RoundedCornerStyle)", word: "Capsule")
        shape(&type, "rect", "(cornerRadius: CGFloat, \(style))", word: "RoundedRectangle")
        shape(&type, "rect", "(cornerSize: CGSize, \(style))", word: "RoundedRectangle")
        shape(&type, "rect", "(corners: Any, isUniform: Bool = false)", word: "ConcentricRectangle")
        shape(&type, "rect", "(cornerRadii: RectangleCornerRadii, \(style))", word: "UnevenRoundedRectangle")
        shape(
            &type, "rect",
            "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, "
                + "topTrailingRadius: CGFloat = 0, \(style))", word: "UnevenRoundedRectangle")
    }

    /// The path of one of SwiftUI's own shapes in a rectangle; of any other shape, the rectangle.
    private static func path(of node: CallNode, in rect: Rect) -> PathValue {
        var path = PathValue()
        let side = min(rect.width, rect.height)
        switch node.word {
        case "Circle":
            path.addEllipse(in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case "Ellipse": path.addEllipse(in: rect)
        case "Capsule": path.addRoundedRect(rect, cornerSize: Size(width: side / 2, height: side / 2))
        case "RoundedRectangle":
            let radius = node.double("cornerRadius") ?? 0
            path.addRoundedRect(rect, cornerSize: node.size("cornerSize") ?? Size(width: radius, height: radius))
        default: path.addRect(rect)
        }
        return path
    }

    private static func shape(_ type: inout NativeType, _ name: String, _ signature: String, word: String) {
        let labels = NativeType.labels(of: signature)
        type.staticFunction(name, signature) { call in
            .view(CallNode(word: word, arguments: call.kept(labels), sourceOffset: call.range.lowerBound))
        }
    }
}
