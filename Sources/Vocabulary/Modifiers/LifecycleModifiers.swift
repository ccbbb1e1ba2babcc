import Diagnostics
import LayoutEngine

/// onAppear: its action runs after the first layout.
enum OnAppearModifier: TaggedModifier {
    static let name = "onAppear"
    static let signatures = ["(perform action: (() -> Void)? = nil)"]
    static let remark = "its action runs after the first layout"
    static let examples = ["Color.red.onAppear { }"]
}

/// onDisappear.
enum OnDisappearModifier: TaggedModifier {
    static let name = "onDisappear"
    static let signatures = ["(perform action: (() -> Void)? = nil)"]
    static let remark = "its action runs when a step removes the view"
    static let examples = ["Color.red.onDisappear { }"]
}

/// task.
enum TaskModifier: TaggedModifier {
    static let name = "task"
    static let signatures = [
        "(priority: TaskPriority = .userInitiated, _ action: () -> Void)",
        "(id value: Any, priority: TaskPriority = .userInitiated, _ action: () -> Void)",
        "(name: String?, priority: TaskPriority = .userInitiated, _ action: () -> Void)"
    ]
    static let remark = "its action runs after the first layout, and again when its id changes"
    static let examples = ["Color.red.task { }", "Color.red.task(id: 1) { }"]
}

/// onChange, in all its forms.
enum OnChangeModifier: TaggedModifier {
    static let name = "onChange"
    static let signatures = [
        "(of value: Any, initial: Bool = false, _ action: () -> Void)",
        "(of value: Any, initial: Bool = false, _ action: (Any, Any) -> Void)",
        "(of value: Any, perform action: (Any) -> Void)"
    ]
    static let remark = "its action runs when the value has changed from one layout to the next"
    static let examples = ["Color.red.onChange(of: 1) { }"]
}

/// onReceive.
enum OnReceiveModifier: TaggedModifier {
    static let name = "onReceive"
    static let signatures = ["(_ publisher: Any, perform action: (Any) -> Void)"]
    static let remark = "nothing is ever published"

    static func prepare(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) throws {
        context.noteOnce(
            "onReceive",
            Diagnostic(
                id: "not-run", severity: .note, message: "the action of `onReceive` is not run: nothing is published",
                range: call.sourceOffset.map { $0..<$0 }))
    }
}

/// A modifier whose action is told something of the geometry of the view after the layout (spec 8.9).
protocol GeometryWatcher: ModifierWord {}

extension GeometryWatcher {
    static var support: SupportLevel { .noLayoutEffect }

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let owner = context.currentCall, let node = context.single(base, implicit: .vStack) else { return base }
        let watched = context.tree.wrap(
            node,
            in: .onPlaced { [weak context] proxy in
                guard let context else { return }
                context.host.placed(call, of: owner, geometry: GeometryProxyValue(proxy, in: context))
            })
        context.alias(watched, to: node)
        return [watched]
    }
}

/// onGeometryChange: its action runs after the layout.
enum OnGeometryChangeModifier: GeometryWatcher {
    static let name = "onGeometryChange"
    static let signatures = [
        "(for type: Any, of transform: (GeometryProxy) -> Any, action: (Any) -> Void)",
        "(for type: Any, of transform: (GeometryProxy) -> Any, action: (Any, Any) -> Void)"
    ]
    static let remark = "its action runs after the layout"
    static let examples = ["Color.red.onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }"]
}

/// onTapGesture: a step may tap it.
enum OnTapGestureModifier: TaggedModifier {
    static let name = "onTapGesture"
    static let signatures = [
        "(count: Int = 1, perform action: () -> Void)",
        "(count: Int = 1, coordinateSpace: Any, perform action: (CGPoint) -> Void)"
    ]
    static let remark = "its action runs when a step taps the view"
    static let examples = ["Color.red.onTapGesture { }"]
}
