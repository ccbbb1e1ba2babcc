/// `StrokeStyle` and `RectangleCornerRadii`.
enum StrokeStyleType {
    static let type = NativeType("StrokeStyle", conforms: "Equatable Hashable Sendable") { type in
        type.initializer(
            "(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, "
                + "miterLimit: CGFloat = 10, "
                + "dash: [CGFloat] = [], dashPhase: CGFloat = 0)"
        ) { call in
            var style = StrokeStyleValue()
            style.lineWidth = try call.get(0, default: 1)
            style.lineCap = try call.token(1) ?? "butt"
            style.lineJoin = try call.token(2) ?? "miter"
            style.miterLimit = try call.get(3, default: 10)
            style.dash = try call.get(4, default: [])
            style.dashPhase = try call.get(5, default: 0)
            return style.asValue
        }
        type.property("lineWidth", "CGFloat", \StrokeStyleValue.lineWidth)
        type.property("lineCap", "CGLineCap", \StrokeStyleValue.cap)
        type.property("lineJoin", "CGLineJoin", \StrokeStyleValue.join)
        type.property("miterLimit", "CGFloat", \StrokeStyleValue.miterLimit)
        type.property("dash", "[CGFloat]", \StrokeStyleValue.dash)
        type.property("dashPhase", "CGFloat", \StrokeStyleValue.dashPhase)
    }

    static let cornerRadii = NativeType("RectangleCornerRadii", conforms: "Equatable Hashable Sendable") { type in
        type.initializer(
            "(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, "
                + "topTrailing: CGFloat = 0)"
        ) { call in
            CornerRadiiValue(
                topLeading: try call.get(0, default: 0), bottomLeading: try call.get(1, default: 0),
                bottomTrailing: try call.get(2, default: 0), topTrailing: try call.get(3, default: 0)
            ).asValue
        }
        type.property("topLeading", "CGFloat", \CornerRadiiValue.topLeading)
        type.property("bottomLeading", "CGFloat", \CornerRadiiValue.bottomLeading)
        type.property("bottomTrailing", "CGFloat", \CornerRadiiValue.bottomTrailing)
        type.property("topTrailing", "CGFloat", \CornerRadiiValue.topTrailing)
    }
}
