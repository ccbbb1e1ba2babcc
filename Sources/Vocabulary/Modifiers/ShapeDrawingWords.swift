/// How a shape is drawn: its size stays (spec L3).
enum ShapeDrawingWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "fill",
            "(_ content: ShapeStyle = .foreground, style: FillStyle = .init())",
            examples: ["Circle().fill(.red)", "Circle().fill()"]),
        EffectFreeWord(
            "stroke",
            "(_ content: ShapeStyle, style: StrokeStyle, antialiased: Bool = true)",
            "(_ content: ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true)",
            "(style: StrokeStyle)",
            "(lineWidth: CGFloat = 1)",
            examples: ["Circle().stroke(.red, lineWidth: 2)", "Circle().stroke(style: StrokeStyle(lineWidth: 2))"])
    ]
}
