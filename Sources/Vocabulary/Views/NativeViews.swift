import LayoutEngine

/// Views that are values of native types: colours, gradients, materials, paths.
extension LoweringContext {
    /// The leaf that a native view value is.
    func leaf(for native: any NativeValue, at offset: Int?) -> NodeID {
        let node = tree.leaf(.flexible)
        baseIsShape = Self.shapeTypes.contains(native.typeName)
        tree.describe(
            node,
            NodeDescription(
                kind: native.typeName, name: Self.title(of: native), sourceOffset: offset))
        return node
    }

    /// The views that an argument or slot of a call holds.
    func views(of call: any ArgumentHolder, _ name: String) -> [CallNode] {
        if let slot = call.slots.first(where: { $0.name == name }) { return slot.views }
        return call.given(name).map { nodes(of: $0) } ?? []
    }

    /// Whether a call was given views under a name, be they none.
    func hasViews(_ call: any ArgumentHolder, _ name: String) -> Bool {
        call.slots.contains { $0.name == name } || !views(of: call, name).isEmpty
    }

    private func nodes(of value: Value) -> [CallNode] {
        switch value {
        case .view(let node): [node]
        case .native(let list as ViewList): list.entries.flatMap { nodes(of: $0.value) }
        case .native(is LocalizedStringKeyValue): []
        case .native: [CallNode(word: "ModifiedContent", arguments: [Argument(name: "content", value: value)])]
        default: []
        }
    }

    private static func title(of native: any NativeValue) -> String {
        native is ColorValue ? native.debugText : native.typeName
    }

    private static let shapeTypes: Set<String> = ["Path", "AnyShape"]
}
