import LayoutEngine

/// The methods that add to a path: of `Path` and of the path classes.
enum PathBuilding {
    typealias Step = @Sendable (inout PathValue, NativeCall) throws -> Void

    private static let transform = "transform: CGAffineTransform = .identity"

    static func addMethods(_ type: inout NativeType) {
        add(&type, "move", "(to point: CGPoint)") { path, call in path.move(to: try call.get(0)) }
        add(&type, "addLine", "(to point: CGPoint)") { path, call in path.addLine(to: try call.get(0)) }
        add(&type, "addQuadCurve", "(to point: CGPoint, control: CGPoint)") { path, call in
            path.addQuadCurve(to: try call.get(0), control: try call.get(1))
        }
        add(&type, "addCurve", "(to point: CGPoint, control1: CGPoint, control2: CGPoint)") { path, call in
            path.addCurve(to: try call.get(0), control1: try call.get(1), control2: try call.get(2))
        }
        add(&type, "closeSubpath", "()") { path, _ in path.closeSubpath() }
        add(&type, "addLines", "(_ points: [CGPoint])") { path, call in
            try charge(call, count: call.value(0))
            path.addLines(try call.get(0))
        }
        add(&type, "addLines", "(between points: [CGPoint])") { path, call in path.addLines(try call.get(0)) }
        rectangles(&type)
        arcs(&type)
        add(&type, "addPath", "(_ path: Path|CGPath|CGMutablePath, \(transform))") { path, call in
            path.add(try PathObject.path(in: call, 0), transform: try call.get(1, default: .identity))
        }
    }

    private static func rectangles(_ type: inout NativeType) {
        add(&type, "addRect", "(_ rect: CGRect, \(transform))") { path, call in
            let rect: Rect = try call.get(0)
            try path.addShape(call, transformAt: 1) { $0.addRect(rect) }
        }
        add(&type, "addRects", "(_ rects: [CGRect], \(transform))") { path, call in
            let rects: [Rect] = try call.get(0)
            try path.addShape(call, transformAt: 1) { shape in rects.forEach { shape.addRect($0) } }
        }
        add(&type, "addEllipse", "(in rect: CGRect, \(transform))") { path, call in
            let rect: Rect = try call.get(0)
            try path.addShape(call, transformAt: 1) { $0.addEllipse(in: rect) }
        }
        let style = "style: RoundedCornerStyle = .continuous"
        add(&type, "addRoundedRect", "(in rect: CGRect, cornerSize: CGSize, \(style), \(transform))") { path, call in
            let rect: Rect = try call.get(0)
            let size: Size = try call.get(1)
            try path.addShape(call, transformAt: 3) { $0.addRoundedRect(rect, cornerSize: size) }
        }
        add(&type, "addRoundedRect", "(in rect: CGRect, cornerRadii: RectangleCornerRadii, \(style), \(transform))") {
            path, call in
            let rect: Rect = try call.get(0)
            let radii: CornerRadiiValue = try call.get(1)
            try path.addShape(call, transformAt: 3) { $0.addRoundedRect(rect, radii: radii.sizes) }
        }
        add(&type, "addRoundedRect", "(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, \(transform))") {
            path, call in
            let rect: Rect = try call.get(0)
            let size = Size(width: try call.get(1), height: try call.get(2))
            try path.addShape(call, transformAt: 3) { $0.addRoundedRect(rect, cornerSize: size) }
        }
    }

    private static func arcs(_ type: inout NativeType) {
        add(
            &type, "addArc",
            "(center: CGPoint, radius: CGFloat, startAngle: Angle|CGFloat, endAngle: Angle|CGFloat, clockwise: Bool, "
                + "\(transform))"
        ) { path, call in
            let center: Point = try call.get(0)
            let radius: Double = try call.get(1)
            let (start, end) = (try angle(call, 2), try angle(call, 3))
            let clockwise: Bool = try call.get(4)
            try path.addConnected(call, transformAt: 5) {
                $0.addArc(center: center, radius: radius, start: start, end: end, clockwise: clockwise)
            }
        }
        add(
            &type, "addRelativeArc",
            "(center: CGPoint, radius: CGFloat, startAngle: Angle|CGFloat, delta: Angle|CGFloat, \(transform))"
        ) { path, call in
            let center: Point = try call.get(0)
            let radius: Double = try call.get(1)
            let (start, delta) = (try angle(call, 2).radians, try angle(call, 3).radians)
            guard start.isFinite, delta.isFinite else { return }
            let turns = Swift.min(Swift.max(delta, -2 * .pi), 2 * .pi)
            try path.addConnected(call, transformAt: 4) {
                $0.addArc(center: center, radii: Size(width: radius, height: radius), start: start, delta: turns)
            }
        }
        add(&type, "addArc", "(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, \(transform))") {
            path, call in
            let (corner, end): (Point, Point) = (try call.get(0), try call.get(1))
            let radius: Double = try call.get(2)
            try path.addConnected(call, transformAt: 3) {
                $0.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            }
        }
    }

    /// Adds a method that changes a path, be it a value or an object.
    static func add(_ type: inout NativeType, _ name: String, _ signature: String, _ step: @escaping Step) {
        type.mutatingMethod(name, signature) { call in
            if case .native(let object as PathObject) = call.receiver {
                try step(&object.path, call)
                return .void
            }
            // Moved out of the receiver, so that the elements are not copied with every step.
            var path: PathValue = try call.me()
            call.receiver = .void
            defer { call.receiver = path.asValue }
            try step(&path, call)
            return .void
        }
    }

    /// An Angle, or radians where CoreGraphics takes a number.
    static func angle(_ call: NativeCall, _ index: Int) throws -> AngleValue {
        if let radians = Double.converted(from: call.value(index)) { return AngleValue(radians: radians) }
        return try call.get(index)
    }

    private static func charge(_ call: NativeCall, count value: Value) throws {
        if case .array(let values) = value { try call.evaluator.charge(steps: values.count, bytes: 48 * values.count) }
    }
}

extension PathValue {
    /// Adds a shape of its own subpaths, transformed.
    fileprivate mutating func addShape(
        _ call: NativeCall, transformAt index: Int, _ body: (inout PathValue) -> Void
    ) throws {
        guard call.has(index) else { return body(&self) }
        var shape = PathValue()
        body(&shape)
        add(shape, transform: try call.get(index))
    }

    /// Adds what starts at the current point; with a transform the current point is taken back through it first.
    fileprivate mutating func addConnected(
        _ call: NativeCall, transformAt index: Int, _ body: (inout PathValue) -> Void
    ) throws {
        guard call.has(index) else { return body(&self) }
        let transform: AffineTransformValue = try call.get(index)
        var piece = PathValue()
        if let currentPoint { piece.move(to: transform.inverted.applied(to: currentPoint)) }
        body(&piece)
        for element in currentPoint == nil ? piece.elements[...] : piece.elements.dropFirst() {
            add(element.applying(transform))
        }
    }
}
