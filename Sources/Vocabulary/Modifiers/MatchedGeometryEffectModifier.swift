import LayoutEngine

/// matchedGeometryEffect (spec 8.7).
enum MatchedGeometryEffectModifier: ModifierWord {
    static let name = "matchedGeometryEffect"
    static let signatures = [
        "(id: Any, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, "
            + "anchor: UnitPoint = .center, isSource: Bool = true)"
    ]
    static let examples: [String] = []

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let id = Value.tuple(
            TupleValue(labels: [nil, nil], elements: [call.given("namespace") ?? .none, call.given("id") ?? .none]))
        let properties = call.given("properties")
        let names = (properties.flatMap(TokenSetValue.converted)?.names) ?? [properties?.constantName ?? "frame"]
        let matched = MatchedGeometry(
            key: context.intern(id, kind: "matchedGeometry"),
            matchesSize: names.contains("size") || names.contains("frame"),
            matchesPosition: names.contains("position") || names.contains("frame"),
            anchor: call.unitPoint("anchor") ?? .center, isSource: call.bool("isSource") ?? true)
        return base.map { context.tree.wrap($0, in: .matchedGeometry(matched)) }
    }
}
