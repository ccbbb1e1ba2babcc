import LayoutEngine

/// A modifier that the host finds again in the tree by a tag: preferences and what happens around the layout.
protocol TaggedModifier: ModifierWord {}

extension TaggedModifier {
    static var support: SupportLevel { .noLayoutEffect }

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let owner = context.currentCall else { return base }
        let tag = context.tag(for: owner, call)
        return base.map { node in
            let tagged = context.tree.wrap(node, in: .tag(tag))
            context.alias(tagged, to: node)
            return tagged
        }
    }
}

/// preference(key:value:): for views outside that read it.
enum PreferenceModifier: TaggedModifier {
    static let name = "preference"
    static let signatures = ["(key: PreferenceKey.Type, value: Any)"]
    static let remark = "read by views outside"
}

/// transformPreference.
enum TransformPreferenceModifier: TaggedModifier {
    static let name = "transformPreference"
    static let signatures = ["(_ key: PreferenceKey.Type, _ callback: (inout Any) -> Void)"]
    static let remark = "read by views outside"
}

/// anchorPreference(key:value:transform:): an anchor of the view for views outside.
enum AnchorPreferenceModifier: TaggedModifier {
    static let name = "anchorPreference"
    static let signatures = ["(key: PreferenceKey.Type, value: Anchor.Source, transform: (Anchor) -> Any)"]
    static let remark = "read by views outside"
}

/// transformAnchorPreference(key:value:transform:).
enum TransformAnchorPreferenceModifier: TaggedModifier {
    static let name = "transformAnchorPreference"
    static let signatures = [
        "(key: PreferenceKey.Type, value: Anchor.Source, transform: (inout Any, Anchor) -> Void)"
    ]
    static let remark = "read by views outside"
}

/// onPreferenceChange.
enum OnPreferenceChangeModifier: TaggedModifier {
    static let name = "onPreferenceChange"
    static let signatures = ["(_ key: PreferenceKey.Type, perform action: (Any) -> Void)"]
    static let remark = "its action runs after the layout"
}

/// overlayPreferenceValue: an overlay made of a preference (spec 8.9).
enum OverlayPreferenceValueModifier: ModifierWord {
    static let name = "overlayPreferenceValue"
    static let signatures = [
        "(_ key: PreferenceKey.Type, alignment: Alignment = .center, _ transform: @ViewBuilder (Any) -> View)"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        context.addPreferenceContent(call, to: base) { .overlay($0, alignment: context.alignment(call)) }
    }
}

/// backgroundPreferenceValue: a background made of a preference (spec 8.9).
enum BackgroundPreferenceValueModifier: ModifierWord {
    static let name = "backgroundPreferenceValue"
    static let signatures = OverlayPreferenceValueModifier.signatures

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        context.addPreferenceContent(call, to: base) { .background($0, alignment: context.alignment(call)) }
    }
}

extension LoweringContext {
    /// Adds content made of the value that a preference has in the base, once everything in the base is placed.
    fileprivate func addPreferenceContent(
        _ call: ModifierCall, to base: [NodeID], wrapper: (NodeID) -> Wrapper
    ) -> [NodeID] {
        guard let owner = currentCall, let transform = call.function("transform"),
            case .type(let key)? = call.argument("key")
        else { return base }
        return base.map { node in
            let content = GeometryContent(transform, owner: owner, in: self) { _, context in
                [context.host.preference(key, below: node)]
            }
            return tree.wrap(node, in: wrapper(tree.container(.deferred(content), children: [])))
        }
    }
}
