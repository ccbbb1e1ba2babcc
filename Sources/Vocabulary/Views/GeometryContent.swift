import LayoutEngine

/// The content of a closure that takes a geometry, made when the layout knows it.
///
/// The tree keeps the content and the context keeps the tree, so the context is held weakly.
final class GeometryContent: DynamicContent {
    private let content: FunctionValue
    private let owner: CallNode
    private weak var context: LoweringContext?
    private let environment: Environment
    private let arguments: (GeometryProxy, LoweringContext) -> [Value]

    /// Content with the environment that holds now; the closure gets the geometry unless `arguments` says otherwise.
    init(
        _ content: FunctionValue, owner: CallNode, in context: LoweringContext,
        arguments: @escaping (GeometryProxy, LoweringContext) -> [Value] = {
            [.native(GeometryProxyValue($0, in: $1))]
        }
    ) {
        self.content = content
        self.owner = owner
        self.context = context
        environment = context.environment
        self.arguments = arguments
    }

    func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID] {
        guard let context else { return [] }
        let views = context.host.views(
            of: content, arguments: arguments(proxy, context), environment: environment, owner: owner)
        return context.during(environment) { try context.lower(views) }
    }
}

/// Content that was expanded before its geometry was known, as it does not use it.
final class StaticContent: DynamicContent {
    private let views: [CallNode]
    private weak var context: LoweringContext?
    private let environment: Environment

    init(_ views: [CallNode], in context: LoweringContext) {
        self.views = views
        self.context = context
        environment = context.environment
    }

    func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID] {
        guard let context else { return [] }
        return context.during(environment) { try context.lower(views) }
    }
}

extension LoweringContext {
    /// Lowers something while the layout runs, in the environment of its place; an error is the host's.
    func during(_ environment: Environment, _ body: () throws -> [NodeID]) -> [NodeID] {
        let outside = self.environment
        enter(environment)
        defer { enter(outside) }
        return host.perform(default: []) { try body() }
    }
}
