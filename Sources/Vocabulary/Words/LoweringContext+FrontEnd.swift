import LayoutEngine
import TextMetrics

extension LoweringContext {
    /// The guide that a key of the engine stands for, as a value; `nil` for one that source has no name for.
    public func guideValue(of key: AlignmentKey) -> Value? {
        if key.rawValue < AlignmentKey.firstCustom {
            return key.rawValue < AlignmentKey.top.rawValue
                ? .native(HorizontalAlignmentValue(.builtIn(key)))
                : .native(VerticalAlignmentValue(.builtIn(key)))
        }
        guard let type = customType(of: key) else { return nil }
        return tree.axis(of: key) == .horizontal
            ? .native(HorizontalAlignmentValue(.custom(type)))
            : .native(VerticalAlignmentValue(.custom(type)))
    }

    /// A length of `@ScaledMetric` in points, as the type size of an environment scales it.
    public func scaledMetric(_ length: Double, relativeTo style: Value?, in environment: Environment) -> Double {
        let size = environment.token("dynamicTypeSize").flatMap { DynamicTypeSize(name: $0) } ?? .large
        let name = style?.constantName ?? "body"
        return size.scaled(
            length, relativeTo: TextStyle.allCases.first { "\($0)" == name } ?? .body, platform: tree.platform,
            scale: tree.scale)
    }
}
