import Diagnostics
import LayoutEngine

extension LoweringContext {
    /// Adds the nodes of several views, in order.
    ///
    /// - Throws: `DiagnosticsError` for words that are not known.
    public func lower(_ nodes: [CallNode]) throws -> [NodeID] {
        var result: [NodeID] = []
        result.reserveCapacity(nodes.count)
        for node in nodes { result.append(contentsOf: try lower(node)) }
        return result
    }

    /// Adds the nodes of one view with its modifiers; several, or none, for what flattens into its parent.
    ///
    /// The environment is changed from the outermost modifier to the innermost, then the view is made, then the
    /// modifiers are applied from the innermost to the outermost, each in the environment that holds outside it.
    ///
    /// - Throws: `DiagnosticsError` for words that are not known.
    public func lower(_ node: CallNode) throws -> [NodeID] {
        guard let word = Lexicon.view(named: node.word) else { throw unknown(node) }
        let outerEnvironment = environment
        let outerCall = currentCall
        defer {
            enter(outerEnvironment)
            currentCall = outerCall
        }
        currentCall = node
        let steps = try prepare(node.modifiers)
        var nodes = try make(node, word)
        for step in steps.reversed() {
            currentCall = node
            enter(step.outside)
            nodes = try apply(step, to: nodes)
        }
        enter(outerEnvironment)
        nodes = word.finish(node, nodes, in: self)
        if !node.from.isEmpty {
            // A custom view is no shape, whatever its body is.
            baseIsShape = baseIsShape && word == ShapeView.self
            for made in nodes { updateDescription(of: made) { $0.customViews = node.from + $0.customViews } }
        }
        return nodes
    }

    /// Adds views where one is needed, such as the content of a frame: several stand in an implicit stack (spec L21).
    /// `nil` if there is no view.
    func lowerSingle(_ nodes: [CallNode], implicit: ImplicitContainer) throws -> NodeID? {
        single(try lower(nodes), implicit: implicit)
    }

    /// One node for several; `nil` for none.
    func single(_ nodes: [NodeID], implicit: ImplicitContainer) -> NodeID? {
        guard nodes.count != 1 else { return nodes[0] }
        guard !nodes.isEmpty else { return nil }
        switch implicit {
        case .vStack:
            return tree.container(
                .stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false), children: nodes)
        case .zStack:
            return tree.container(.zStack(alignment: .center, isStatic: false), children: nodes)
        }
    }

    /// What several views stand in where one is needed (spec L21).
    enum ImplicitContainer {
        case vStack
        case zStack
    }

    // MARK: Steps

    /// A modifier with the environment that holds outside it.
    private struct Step {
        var entry: ModifierEntry
        var call: ModifierCall
        var outside: Environment
    }

    /// Changes the environment by every modifier, the outermost first; the steps come in the same order.
    private func prepare(_ modifiers: [ModifierCall]) throws -> [Step] {
        guard !modifiers.isEmpty else { return [] }
        var steps: [Step] = []
        steps.reserveCapacity(modifiers.count)
        for call in modifiers.reversed() {
            guard let entry = Lexicon.modifier(named: call.word) else { throw unknown(call) }
            steps.append(Step(entry: entry, call: call, outside: environment))
            guard !entry.isEffectFree else { continue }
            var inside = environment
            try entry.prepare(&inside, call, in: self)
            enter(inside)
        }
        return steps
    }

    private func make(_ node: CallNode, _ word: any ViewWord.Type) throws -> [NodeID] {
        baseIsShape = false
        noteApproximate(word.name, word.support, word.remark, at: node.sourceOffset)
        if !word.isTransparent, environment.isInGrid {
            // A row inside another container is just its cells (spec G1).
            var inside = environment
            inside.isInGrid = false
            enter(inside)
        }
        var nodes = try node.bool("isCustomStyle") == true ? drawnByStyle(node) : word.lower(node, in: self)
        currentCall = node
        guard !word.isTransparent else {
            baseIsShape = baseIsShape && word == ModifiedContentView.self
            return nodes
        }
        baseIsShape = word.isShape
        let description = NodeDescription(
            kind: word.name, name: word.title(of: node), sourceOffset: node.sourceOffset)
        for index in nodes.indices {
            // A word may hand on a view inside it as it is; in the frames both are shown.
            if tree.isDescribed(described(nodes[index])) {
                nodes[index] = tree.wrap(nodes[index], in: .identity)
            }
            tree.describe(nodes[index], description)
        }
        return nodes
    }

    /// A view that a style of the source has drawn: its label or its content is all there is.
    private func drawnByStyle(_ node: CallNode) throws -> [NodeID] {
        let slot = node.slot("label")
        let views = node.children.isEmpty || node.word == MenuView.name ? slot : node.children
        return [try lowerSingle(views, implicit: .vStack) ?? box(.zero)]
    }

    private func apply(_ step: Step, to base: [NodeID]) throws -> [NodeID] {
        noteApproximate(step.entry.name, step.entry.support, step.entry.remark, at: step.call.sourceOffset)
        let nodes = try step.entry.apply(step.call, to: base, in: self)
        if !step.entry.keepsShape { baseIsShape = false }
        let isShown = step.entry.support != .noLayoutEffect
        for (index, node) in nodes.enumerated() {
            if index < base.count, base[index] == node { continue }
            if nodes.count == base.count { inheritRow(node, from: base[index]) }
            guard !tree.isDescribed(node), described(node) == node else { continue }
            if isShown {
                tree.describe(
                    node, NodeDescription(kind: "." + step.entry.name, sourceOffset: step.call.sourceOffset))
            } else if nodes.count == base.count {
                alias(node, to: base[index])
            }
        }
        return nodes
    }

    private func unknown(_ node: CallNode) -> DiagnosticsError {
        let nearest = NearestName.of(node.word, among: Lexicon.viewNames)
        return DiagnosticsError([
            Diagnostic(
                id: "unknown-view", message: "`\(node.word)` is no view that is known here",
                range: node.sourceOffset.map { $0..<$0 + node.word.utf8.count },
                hints: nearest.map { ["did you mean `\($0)`?"] } ?? [])
        ])
    }

    private func unknown(_ call: ModifierCall) -> DiagnosticsError {
        let nearest = NearestName.of(call.word, among: Lexicon.modifierNames)
        return DiagnosticsError([
            Diagnostic(
                id: "unknown-modifier", message: "`.\(call.word)` is no modifier that is known here",
                range: call.sourceOffset.map { $0..<$0 + call.word.utf8.count },
                hints: nearest.map { ["did you mean `.\($0)`?"] } ?? [])
        ])
    }
}
