import LayoutEngine

/// layoutValue: a value that a Layout above can read (spec 8.8).
enum LayoutValueModifier: ModifierWord {
    static let name = "layoutValue"
    static let signatures = ["(key: LayoutValueKey.Type, value: Any)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by layouts of the source"

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let key = call.argument("key") else { return base }
        let number = context.layoutValueKey(key)
        let box = Box(call.argument("value") ?? Value.none)
        return base.map { context.tree.wrap($0, in: .layoutValue(key: number, value: box)) }
    }
}

extension LoweringContext {
    /// The number of a LayoutValueKey type; the value given with it is a `Box`.
    public func layoutValueKey(_ key: Value) -> Int32 { intern(key, kind: "layoutValue") }
}
