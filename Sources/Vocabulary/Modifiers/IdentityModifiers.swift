import LayoutEngine

/// id: what scroll views find a view by; a string also names it in the frames.
enum IdModifier: ModifierWord {
    static let name = "id"
    static let signatures = ["(_ id: Any)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "names the view for `scrollTo` and, as a string, in the frames"
    static let examples = ["Color.red.id(\"red\")"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let id = call.argument("id") else { return base }
        let number = context.intern(id.current ?? .none, kind: "id")
        return base.map { node in
            var named = node
            if case .string(let text)? = id.current {
                named = context.name(node, id: text, modifier: name, at: call.sourceOffset)
            }
            let identified = context.tree.wrap(named, in: .id(number))
            context.alias(identified, to: named)
            return identified
        }
    }
}

/// accessibilityIdentifier: names the view in the frames.
enum AccessibilityIdentifierModifier: ModifierWord {
    static let name = "accessibilityIdentifier"
    static let signatures = ["(_ identifier: String, isEnabled: Bool = true)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "names the view in the frames"
    static let examples = ["Color.red.accessibilityIdentifier(\"red\")"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let id = call.string("identifier"), call.bool("isEnabled") ?? true else { return base }
        return base.map { context.name($0, id: id, modifier: name, at: call.sourceOffset) }
    }
}

extension LoweringContext {
    /// Gives a view its name in the frames; one that has a name already gets a second place with the new one, so that
    /// both are found.
    func name(_ node: NodeID, id: String, modifier: String, at offset: Int?) -> NodeID {
        let shown = described(node)
        if var description = tree.description(of: shown), description.id == nil {
            description.id = id
            tree.describe(shown, description)
            return node
        }
        let named = tree.wrap(node, in: .identity)
        tree.describe(named, NodeDescription(kind: "." + modifier, id: id, sourceOffset: offset))
        return named
    }
}

/// coordinateSpace: names the coordinates of a view.
enum CoordinateSpaceModifier: ModifierWord {
    static let name = "coordinateSpace"
    static let signatures = ["(name: Any)", "(_ space: NamedCoordinateSpace)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "names coordinates for geometry proxies"
    static let examples = [
        "Color.red.coordinateSpace(name: \"space\")", "Color.red.coordinateSpace(.named(\"space\"))"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let name = call.given("name") ?? call.given("space").flatMap(CoordinateSpaces.name) else { return base }
        let number = context.intern(name, kind: "coordinateSpace")
        return base.map { context.tree.wrap($0, in: .coordinateSpace(number)) }
    }
}
