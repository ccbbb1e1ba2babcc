import LayoutEngine

/// ignoresSafeArea (spec SA2).
enum IgnoresSafeAreaModifier: ModifierWord {
    static let name = "ignoresSafeArea"
    static let signatures = ["(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)"]
    static let remark = "the keyboard is never shown, so its region is empty"
    static let examples = ["Color.red.ignoresSafeArea()", "Color.red.ignoresSafeArea(.container, edges: .top)"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        // The keyboard is never shown: only the container has insets.
        if let regions = call.convert("regions", as: TokenSetValue.self), !regions.names.contains("container") {
            return base
        }
        return base.map { context.tree.wrap($0, in: .ignoresSafeArea(call.edges("edges") ?? .all)) }
    }
}

/// edgesIgnoringSafeArea, the former ignoresSafeArea (spec SA2).
enum EdgesIgnoringSafeAreaModifier: ModifierWord {
    static let name = "edgesIgnoringSafeArea"
    static let signatures = ["(_ edges: Edge.Set)"]
    static let examples = ["Color.red.edgesIgnoringSafeArea(.all)"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .ignoresSafeArea(call.edges("edges") ?? .all)) }
    }
}

/// safeAreaPadding (spec SA4).
enum SafeAreaPaddingModifier: ModifierWord {
    static let name = "safeAreaPadding"
    static let signatures = ["(_ insets: CGFloat|EdgeInsets)", "(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)"]
    static let examples = ["Color.red.safeAreaPadding(.horizontal, 20)", "Color.red.safeAreaPadding()"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let insets = context.insets(call, standard: PlatformMeasures.of(context.tree.platform).padding)
        return base.map { context.tree.wrap($0, in: .safeAreaPadding(insets)) }
    }
}

/// safeAreaInset (spec SA3).
enum SafeAreaInsetModifier: ModifierWord {
    static let name = "safeAreaInset"
    static let signatures = [
        "(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
            + "content: @ViewBuilder)",
        "(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
            + "content: @ViewBuilder)"
    ]
    static let examples = [
        "Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }",
        "Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let edge = call.edge("edge") ?? .bottom
        let guide =
            edge == .top || edge == .bottom ? context.horizontalGuide(call) : context.verticalGuide(call)
        return try context.addSecondary(call, to: base, names: ["content"]) {
            .safeAreaInset($0, edge: edge, guide: guide, spacing: call.double("spacing"))
        }
    }
}

/// safeAreaBar: as safeAreaInset.
enum SafeAreaBarModifier: ModifierWord {
    static let name = "safeAreaBar"
    static let signatures = SafeAreaInsetModifier.signatures
    static let examples = ["Color.red.safeAreaBar(edge: .bottom) { Color.blue.frame(height: 30) }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        try SafeAreaInsetModifier.apply(call, to: base, in: context)
    }
}

/// contentMargins (spec SC1).
enum ContentMarginsModifier: ModifierWord {
    static let name = "contentMargins"
    static let signatures = [
        "(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)",
        "(_ edges: Edge.Set = .all, _ insets: CGFloat|EdgeInsets?, for placement: ContentMarginPlacement = .automatic)"
    ]
    static let examples = [
        "ScrollView { Color.red.frame(height: 50) }.contentMargins(.horizontal, 20)",
        "ScrollView { Color.red.frame(height: 50) }.contentMargins(10, for: .scrollContent)"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard call.token("placement") != "scrollIndicators" else { return base }
        let edges = call.edges("edges") ?? .all
        var insets = context.insets(call, standard: 0)
        if let given = call.edgeInsets("insets") {
            insets = EdgeInsets(
                top: edges.contains(.top) ? given.top : 0, leading: edges.contains(.leading) ? given.leading : 0,
                bottom: edges.contains(.bottom) ? given.bottom : 0,
                trailing: edges.contains(.trailing) ? given.trailing : 0)
        }
        return base.map { context.tree.wrap($0, in: .contentMargins(insets)) }
    }
}

/// scenePadding: padding of the platform's default length.
enum ScenePaddingModifier: ModifierWord {
    static let name = "scenePadding"
    static let signatures = ["(_ edges: Edge.Set = .all)", "(_ padding: ScenePadding, edges: Edge.Set = .all)"]
    static let support = SupportLevel.approximate
    static let remark = "taken as the default padding"
    static let examples = ["Color.red.scenePadding()"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let insets = context.insets(call, standard: PlatformMeasures.of(context.tree.platform).padding)
        return base.map { context.tree.wrap($0, in: .padding(insets)) }
    }
}
