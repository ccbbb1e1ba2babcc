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
