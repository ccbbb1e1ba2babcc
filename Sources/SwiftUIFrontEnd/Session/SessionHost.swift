import Diagnostics
import LayoutEngine
import Vocabulary

/// What one pass of evaluation, lowering and layout needs and leaves: errors of closures that ran during layout, content
/// that was made for sizes, and notes.
final class SessionHost: LoweringHost {
    let interpreter: Interpreter
    /// Set once the pass has both; content that layout asks for is expanded and lowered by them. The pass keeps them, and
    /// they keep the host.
    weak var expander: Expander?
    weak var context: LoweringContext?
    /// The first error that a closure stopped with.
    private(set) var failure: (any Error)?
    private(set) var notes: [Diagnostic] = []
    /// Views whose geometry their modifiers want to know, as they were placed last, in the order of placement.
    private(set) var placements: [(modifier: ModifierCall, owner: CallNode, geometry: GeometryProxyValue)] = []
    /// Content made during layout, in the order in which it was made.
    private(set) var dynamicContent: [(owner: CallNode, nodes: [CallNode])] = []
    let preferences: PreferenceCollector

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        preferences = PreferenceCollector(interpreter: interpreter)
    }

    func views(
        of content: FunctionValue, arguments: [Value], environment: Environment, owner: CallNode
    ) -> [CallNode] {
        perform(default: []) {
            guard let expander else { return [] }
            let value = try content.call(arguments)
            let expansion = try expander.expand(value, identity: owner.identity + "~", environment: environment)
            dynamicContent.append((owner, expansion.nodes))
            return expansion.nodes
        }
    }

    func perform<T>(default value: T, _ body: () throws -> T) -> T {
        guard failure == nil else { return value }
        do {
            return try body()
        } catch {
            failure = error
            context?.tree.isCancelled = true
            return value
        }
    }

    /// Runs what follows a layout. Code that asks for what only an app has (a network, a database) ends there, with a warning:
    /// the frames are those of the time before it is done.
    func running(_ action: () throws -> Void) throws {
        do {
            try interpreter.untilSuspended(action)
        } catch let error as DiagnosticsError where error.diagnostics.allSatisfy(UnusedMistakes.mayWait) {
            for diagnostic in error.diagnostics {
                var warning = diagnostic
                warning.severity = .warning
                warning.hints.append("what runs after the layout ended here")
                note(warning)
            }
        }
    }

    func preference(_ key: TypeName, below node: NodeID) -> Value {
        guard let context else { return .none }
        return perform(default: .none) { try preferences.value(of: key, below: node, in: context) }
    }

    func alignmentDefault(of type: TypeName) -> (ViewDimensions) -> Double {
        { [unowned self] dimensions in
            perform(default: 0) {
                let value = try interpreter.callStatic(
                    "defaultValue", of: type, [("in", .native(ViewDimensionsValue(dimensions, in: context)))])
                return value.asNumber ?? 0
            }
        }
    }

    func placed(_ modifier: ModifierCall, of node: CallNode, geometry: GeometryProxyValue) {
        placements.append((modifier, node, geometry))
    }

    func note(_ diagnostic: Diagnostic) {
        if !notes.contains(diagnostic) { notes.append(diagnostic) }
    }
}

extension SessionHost {
    /// The children of a layout as its functions get them.
    func values(of subviews: LayoutSubviews) -> Value {
        guard let context else { return .array([]) }
        return .array(
            subviews.map { subview in
                .native(
                    LayoutSubviewValue(subview, in: context, layoutDirection: subviews.layoutDirection) {
                        [interpreter] key in
                        try interpreter.staticProperty("defaultValue", of: key)
                    })
            })
    }
}
