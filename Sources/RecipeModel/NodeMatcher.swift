import Diagnostics
import LayoutEngine

/// Finds the one node of a layout that a reference means.
public struct NodeMatcher: Sendable {
    /// Either the index of the node in `FrameTree.nodes`, or why there is none.
    public enum Match: Hashable, Sendable {
        case found(Int)
        case missing(hints: [String])
        case ambiguous(count: Int, hints: [String])
        case malformed
    }

    private let nodes: [FrameNode]
    /// The nodes that have an id, by it.
    private var ids: [String: [Int]] = [:]
    /// The nodes by kind, name and custom views, each list depth first.
    private var labels: [String: [Label]] = [:]

    public init(_ tree: FrameTree) {
        nodes = tree.nodes
        labels.reserveCapacity(2 * nodes.count)
        for index in nodes.indices {
            if let id = nodes[index].id { ids[id, default: []].append(index) }
            addLabels(of: index)
        }
    }

    private mutating func addLabels(of index: Int) {
        let own = Label(node: index, level: 0)
        let (kind, name) = (nodes[index].kind, nodes[index].name)
        labels[kind, default: []].append(own)
        if name != kind { labels[name, default: []].append(own) }
        let custom = nodes[index].customViews
        // Of two custom views of one name the inner one is meant.
        for place in custom.indices where custom[place] != kind && custom[place] != name {
            if custom[(place + 1)...].contains(custom[place]) { continue }
            labels[custom[place], default: []].append(Label(node: index, level: custom.count - place))
        }
    }

    /// A name that a node goes by: level 0 is its own kind, name or id, level n its nth custom view from the inside.
    private struct Label: Hashable {
        var node: Int
        var level: Int
    }

    /// The node that `text` names.
    ///
    /// An id equal to the whole text wins. Otherwise each component matches a node's id, kind, name or custom view;
    /// a path looks outwards from the node over modifiers and custom views that it does not mention.
    public func find(_ text: String) -> Match {
        let byID = ids[text] ?? []
        if byID.count == 1 { return .found(byID[0]) }
        if byID.count > 1 { return ambiguous(byID.count, text: text) }
        guard let reference = NodeReference(text) else { return .malformed }
        var candidates: [Label] = []
        for (position, component) in reference.components.enumerated() {
            let within = position == 0 ? nil : Set(candidates)
            candidates = labels(matching: component, within: within)
            guard let index = component.index else { continue }
            guard index < candidates.count else { return missing(component, count: candidates.count) }
            candidates = [candidates[index]]
        }
        guard let first = candidates.first, let last = reference.components.last else {
            return missing(firstUnknown(of: reference), count: 0)
        }
        if candidates.count == 1 { return .found(first.node) }
        return last.index == nil ? ambiguous(candidates.count, text: text) : .found(first.node)
    }

    private func labels(matching component: NodeReference.Component, within outer: Set<Label>?) -> [Label] {
        let all =
            ids[component.name].map { $0.map { Label(node: $0, level: 0) } }
            ?? (component.isQuoted ? [] : labels[component.name] ?? [])
        guard let outer else { return all }
        return all.filter { stands($0, in: outer) }
    }

    /// Whether the nearest thing around `label` that must be mentioned, or an optional one before it, is in `outer`.
    private func stands(_ label: Label, in outer: Set<Label>) -> Bool {
        var node = label.node
        var level = label.level + 1
        while true {
            while level <= nodes[node].customViews.count {
                if outer.contains(Label(node: node, level: level)) { return true }
                level += 1
            }
            guard let parent = nodes[node].parent, parent < node else { return false }
            node = parent
            level = 1
            if outer.contains(Label(node: node, level: 0)) { return true }
            // A view that is not mentioned ends the search; only modifiers and custom views may be passed over.
            if !nodes[node].kind.hasPrefix(".") { return false }
        }
    }

    private func firstUnknown(of reference: NodeReference) -> NodeReference.Component {
        reference.components.first { labels(matching: $0, within: nil).isEmpty }
            ?? reference.components[reference.components.count - 1]
    }

    private func missing(_ component: NodeReference.Component, count: Int) -> Match {
        if count > 0 { return .missing(hints: ["there are \(count) of \(component.name), [0] to [\(count - 1)]"]) }
        var names: [String] = []
        var seen: Set<String> = []
        for node in nodes {
            for name in [node.id, node.name, node.kind].compactMap(\.self) + node.customViews
            where seen.insert(name).inserted { names.append(name) }
        }
        if names.contains(component.name) {
            return .missing(hints: ["\(component.name) exists, but not inside what the path names"])
        }
        if let near = NearestName.of(component.name, among: names) { return .missing(hints: ["did you mean \(near)?"]) }
        let listed = names.filter { !$0.hasPrefix(".") }.prefix(8).joined(separator: ", ")
        return .missing(hints: listed.isEmpty ? ["the layout has no nodes"] : ["there are: \(listed)"])
    }

    private func ambiguous(_ count: Int, text: String) -> Match {
        .ambiguous(count: count, hints: ["write \(text)[0] to \(text)[\(count - 1)], depth first, or a longer path"])
    }
}

extension NodeMatcher.Match {
    /// The diagnostic about a reference that does not name one node, or `nil` where it does.
    public func diagnostic(for text: String, range: Range<Int>? = nil) -> Diagnostic? {
        switch self {
        case .found: nil
        case .missing(let hints):
            Diagnostic(
                id: "unknown-node", message: "no node is called \(text)", range: range, hints: hints)
        case .ambiguous(let count, let hints):
            Diagnostic(
                id: "ambiguous-node", message: "\(count) nodes are called \(text), expected one", range: range,
                hints: hints)
        case .malformed:
            Diagnostic(
                id: "bad-node-name", message: "\(text) is not the name of a node", range: range,
                hints: ["write an id, a view's type, Text(\"…\"), with [index] where needed, or a path A/B/C"])
        }
    }
}
