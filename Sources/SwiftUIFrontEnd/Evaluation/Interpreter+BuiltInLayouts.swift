import Diagnostics
import Vocabulary

/// `HStackLayout` and its like as values whose methods a layout of the source calls.
extension Interpreter {
    private static let builtInLayouts = ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"]

    /// Whether the source mentions any of SwiftUI's own layouts.
    var namesBuiltInLayouts: Bool { Self.builtInLayouts.contains { text.contains($0) } }

    /// What an `AnyLayout` holds; `nil` for other values.
    func held(byAnyLayout value: Value) -> Value? {
        guard case .view(let node) = value, node.word == "AnyLayout", let layout = node.argument("layout") else {
            return nil
        }
        return held(byAnyLayout: layout) ?? layout
    }
}

/// A method of the layout that an `AnyLayout` holds.
final class HeldLayoutTarget: Target {
    private let inner: [PreparedCall]

    init(_ inner: [PreparedCall]) {
        self.inner = inner
        super.init(parameters: [], result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var layout = f.machine.held(byAnyLayout: receiver) ?? receiver
        return try f.machine.withChoice(inner, f) { try $0.target.invoke(f, &layout, $0.plans, range) }
    }
}
