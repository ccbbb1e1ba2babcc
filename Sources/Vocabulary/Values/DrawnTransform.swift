import LayoutEngine

/// The transforms of drawing that calls describe, for a view of a size; in the view's own coordinates.
enum DrawnTransform {
    /// A chain of visual effects, the first innermost; those that only change colours change nothing here.
    static func effects(_ value: Value, of size: Size, isRightToLeft: Bool) -> ProjectionTransform {
        guard case .native(let native as TokenCall) = value else { return .identity }
        return native.chain.reduce(.identity) { transform, link in
            guard let call = link as? TokenCall else { return transform }
            return transform.followed(by: effect(EffectArguments(call), of: size, isRightToLeft: isRightToLeft))
        }
    }

    private static func effect(_ call: EffectArguments, of size: Size, isRightToLeft: Bool) -> ProjectionTransform {
        switch call.name {
        case "offset":
            let move = call.size("offset") ?? Size(width: call.double("x") ?? 0, height: call.double("y") ?? 0)
            return ProjectionTransform(.translation(x: isRightToLeft ? -move.width : move.width, y: move.height))
        case "scaleEffect": return scale(call).about(anchor(call, size))
        case "rotationEffect":
            let turn = AffineTransform.rotation(call.angle("angle") ?? AngleValue(degrees: 0))
            return ProjectionTransform(turn).about(anchor(call, size))
        case "rotation3DEffect": return turn(call, of: size)
        case "transformEffect": return call.given("transform").map(projection) ?? .identity
        default: return .identity
        }
    }

    private static func scale(_ call: some ArgumentHolder) -> ProjectionTransform {
        if let both = call.double("scale") { return ProjectionTransform(.scale(x: both, y: both)) }
        if let size = call.size("scale") { return ProjectionTransform(.scale(x: size.width, y: size.height)) }
        return ProjectionTransform(.scale(x: call.double("x") ?? 1, y: call.double("y") ?? 1))
    }

    private static func anchor(_ call: some ArgumentHolder, _ size: Size) -> Point {
        let unit = call.unitPoint("anchor") ?? .center
        return Point(x: unit.x * size.width, y: unit.y * size.height)
    }

    /// rotation3DEffect.
    static func turn(_ call: some ArgumentHolder, of size: Size) -> ProjectionTransform {
        guard case .tuple(let axis)? = call.given("axis") else { return .identity }
        let parts = axis.elements.map { Double.converted(from: $0) ?? 0 }
        guard parts.count == 3 else { return .identity }
        let anchor = anchor(call, size)
        return .turn(
            radians: call.angle("angle")?.radians ?? 0, axis: (parts[0], parts[1], parts[2]),
            anchor: (anchor.x, anchor.y, call.double("anchorZ") ?? 0), perspective: call.double("perspective") ?? 1,
            of: size)
    }

    /// A CGAffineTransform or a ProjectionTransform.
    static func projection(_ value: Value) -> ProjectionTransform {
        if let affine = AffineTransformValue.converted(from: value) {
            return Transform3DValue.affine(affine).projection
        }
        return ProjectionValue.converted(from: value)?.transform ?? .identity
    }
}

/// The arguments of one link of a chain of effects.
private final class EffectArguments: ArgumentHolder {
    let name: String
    let arguments: [Argument]
    var slots: [(name: String, views: [CallNode])] { [] }

    init(_ call: TokenCall) {
        name = call.name
        arguments = call.arguments
    }

    /// Arguments without a label are kept with a leading underscore.
    func argument(_ name: String) -> Value? { arguments.first { $0.name == name || $0.name == "_" + name }?.value }
}
