import Vocabulary

/// What outlives one evaluation: the storage of `@State` and its like by identity, and what lifecycle modifiers saw last.
final class StateStore {
    /// Boxes by the identity of the view and the name of the property.
    private var boxes: [String: Box] = [:]
    /// First values given from outside for `@State` properties, by property name; the first view that has it takes it.
    var overrides: [(name: String, value: Value)] = []
    /// The values that `onChange`, `task(id:)` and their like compared last, by the identity of the modifier.
    var lastSeen: [String: Value] = [:]
    /// Modifiers that have appeared.
    var appeared: Set<String> = []
    /// Where a ScrollViewReader was told to scroll, by the identity of the reader.
    var scrollTargets: [String: ScrollTargetValue] = [:]

    /// The storage for a property of the view with this identity; made from `initial` the first time.
    func box(identity: String, property: String, initial: Box) -> Box {
        let key = identity + "#" + property
        if let known = boxes[key] { return known }
        boxes[key] = initial
        return initial
    }
}

/// Where a scroll view should stand: the identity of a view in it and the place where that view should be.
public struct ScrollTargetValue: NativeValue {
    public var id: Value
    /// A UnitPoint value; `none` for the least motion.
    public var anchor: Value

    public var typeName: String { "ScrollTarget" }
}
