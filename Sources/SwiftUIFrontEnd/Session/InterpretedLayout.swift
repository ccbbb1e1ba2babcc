import LayoutEngine
import Vocabulary

/// A `Layout` that the source declares, run by the interpreter.
final class InterpretedLayout: Layout {
    private let host: SessionHost
    /// The value that has the rules.
    let instance: Value
    private let hasMakeCache: Bool
    private let hasExplicitAlignment: Bool
    private let hasSpacing: Bool
    let stackOrientation: Axis?
    let handsOnSubviews: Bool

    init(instance: Value, host: SessionHost) {
        self.instance = instance
        self.host = host
        let interpreter = host.interpreter
        hasMakeCache = interpreter.hasMethod("makeCache", labels: ["subviews"], instance)
        hasExplicitAlignment = interpreter.hasMethod(
            "explicitAlignment", labels: ["of", "in", "proposal", "subviews", "cache"], instance)
        // Many layouts have a property or a helper of the same name.
        hasSpacing = interpreter.hasMethod("spacing", labels: ["subviews", "cache"], instance)
        handsOnSubviews = interpreter.namesBuiltInLayouts
        stackOrientation = host.perform(default: nil as Axis?) {
            guard interpreter.hasStaticMember("layoutProperties", of: instance) else { return nil }
            let properties = try interpreter.staticProperty("layoutProperties", ofTypeOf: instance)
            guard case .native(let axis as AxisValue) = try interpreter.property("stackOrientation", of: properties)
            else { return nil }
            return axis.axis
        }
    }

    func makeCache(subviews: LayoutSubviews) -> AnyObject? {
        guard hasMakeCache else { return Box(.void) }
        return host.perform(default: Box(.void)) {
            Box(
                try host.interpreter.call(
                    "makeCache", on: instance, [("subviews", host.values(of: subviews))]))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size {
        withCache(&cache, default: Size.zero) { box in
            let result = try host.interpreter.call(
                "sizeThatFits", on: instance,
                [
                    ("proposal", .proposal(ProposalBox(proposal))),
                    ("subviews", host.values(of: subviews)), ("cache", .box(box))
                ])
            guard case .size(let size) = result else { return .zero }
            return size
        }
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?
    ) {
        withCache(&cache, default: ()) { box in
            _ = try host.interpreter.call(
                "placeSubviews", on: instance,
                [
                    ("in", .rect(RectBox(bounds))), ("proposal", .proposal(ProposalBox(proposal))),
                    ("subviews", host.values(of: subviews)), ("cache", .box(box))
                ])
        }
    }

    func spacing(subviews: LayoutSubviews, cache: inout AnyObject?) -> ViewSpacing? {
        guard hasSpacing else { return nil }
        return withCache(&cache, default: nil) { box in
            let result = try host.interpreter.call(
                "spacing", on: instance,
                [("subviews", host.values(of: subviews)), ("cache", .box(box))])
            return { if case .native(let native as ViewSpacingValue) = result { native.spacing } else { nil } }()
        }
    }

    func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout AnyObject?
    ) -> Double?? {
        guard hasExplicitAlignment, let guide = host.context?.guideValue(of: key) else { return nil }
        return withCache(&cache, default: .none) { box in
            let result = try host.interpreter.call(
                "explicitAlignment", on: instance,
                [
                    ("of", guide), ("in", .rect(RectBox(bounds))), ("proposal", .proposal(ProposalBox(proposal))),
                    ("subviews", host.values(of: subviews)), ("cache", .box(box))
                ])
            return .some(result.asNumber)
        }
    }

    /// Runs one call with the cache as an `inout` place.
    private func withCache<T>(_ cache: inout AnyObject?, default value: T, _ body: (Box) throws -> T) -> T {
        let box = cache as? Box ?? Box(.void)
        cache = box
        return host.perform(default: value) { try body(box) }
    }
}
