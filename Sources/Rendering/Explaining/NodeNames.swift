import LayoutEngine

/// What the nodes of a layout are called in explanations: as their author would find them again, with `[index]` where
/// several have the same name.
struct NodeNames {
    private var byFrame: [String] = []

    init(_ tree: FrameTree) {
        var counts: [String: Int] = [:]
        for node in tree.nodes {
            for name in NodeNames.names(of: node) { counts[name, default: 0] += 1 }
        }
        var next: [String: Int] = [:]
        for node in tree.nodes {
            var label = NodeNames.printable(node.name)
            if let id = node.id {
                label += " #" + NodeNames.printable(id)
            } else if counts[node.name, default: 0] > 1 {
                label += "[\(next[node.name, default: 0])]"
            }
            for name in NodeNames.names(of: node) { next[name, default: 0] += 1 }
            byFrame.append(label)
        }
    }

    /// The name of the frame at an index of `FrameTree.nodes`.
    subscript(frame: Int) -> String { byFrame.indices.contains(frame) ? byFrame[frame] : "?" }

    /// All words that name a node, each once.
    private static func names(of node: FrameNode) -> Set<String> { Set([node.name, node.kind] + node.customViews) }

    /// A name on one line, not too long.
    private static func printable(_ name: String) -> String {
        let line = PlainLine.text(name)
        guard line.count > 40 else { return line }
        let isQuoted = line.hasSuffix("\")")
        return line.prefix(36) + "…" + (isQuoted ? "\")" : "")
    }

    /// What a node without a description is called.
    static func fallback(_ role: Trace.Role) -> String {
        switch role {
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .fixed, .flexible, .circle, .resizableImage, .symbol, .measured: "a view"
        case .passThrough, .guide, .priority, .matched, .transform: "a modifier"
        case .overlay: ".overlay"
        case .background: ".background"
        case .offset: ".offset"
        case .frame, .flexibleFrame: ".frame"
        case .padding: ".padding"
        case .safeAreaPadding: ".safeAreaPadding"
        case .position: ".position"
        case .fixedSize: ".fixedSize"
        case .aspectRatio: ".aspectRatio"
        case .ignoresSafeArea: ".ignoresSafeArea"
        case .safeAreaInset: ".safeAreaInset"
        case .relativeFrame: ".containerRelativeFrame"
        case .stack(let axis, _, _, let isLazy): (isLazy ? "Lazy" : "") + (axis == .horizontal ? "HStack" : "VStack")
        case .zStack, .deferred: "ZStack"
        case .grid: "Grid"
        case .gridRow: "GridRow"
        case .lazyGrid(let axis, _): axis == .horizontal ? "LazyHGrid" : "LazyVGrid"
        case .viewThatFits: "ViewThatFits"
        case .scrollView: "ScrollView"
        case .reader: "GeometryReader"
        case .custom: "a layout"
        }
    }
}
