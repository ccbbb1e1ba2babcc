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

    private static func shape(_ type: inout NativeType, _ name: String, _ signature: String, word: String) {
        let labels = NativeType.labels(of: signature)
        type.staticFunction(name, signature) { call in
            .view(CallNode(word: word, arguments: call.kept(labels), sourceOffset: call.range.lowerBound))
        }
    }
}
