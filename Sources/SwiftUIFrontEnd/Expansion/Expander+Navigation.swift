import Vocabulary

/// Which view of a navigation stack is on top at rest: the destination of what was pushed, else the root.
extension Expander {
    /// Puts the destination of the last element of the path in the place of the root, and what a destination presents
    /// in the place of that.
    func pushDestinations(of copy: CallNode, from node: CallNode, environment: Environment) throws {
        guard node.word == "NavigationStack" else { return }
        let slot = copy.slots.firstIndex { $0.name == "root" }
        var shown = slot.map { copy.slots[$0].views } ?? copy.children
        var declared = destinations(in: shown)
        var changes = false
        for (index, element) in try pathElements(of: node.argument("path")).enumerated() {
            guard let destination = declared.last(where: { suits($0, element) })?.argument("destination"),
                case .function(let function) = destination
            else { continue }
            shown = try expand(
                try function.call([element]), identity: "\(copy.identity).path[\(index)]", environment: environment
            ).nodes
            declared += destinations(in: shown)
            changes = true
        }
        // A destination may present another one, as a wizard's pages do.
        for level in 0..<8 {
            guard let (modifier, arguments) = try presented(in: shown),
                case .function(let function)? = modifier.argument("destination")
            else { break }
            shown = try expand(
                try function.call(arguments), identity: "\(copy.identity).presented[\(level)]",
                environment: environment
            ).nodes
            changes = true
        }
        guard changes else { return }
        if let slot { copy.slots[slot].views = shown } else { copy.children = shown }
    }

    private func pathElements(of path: Value?) throws -> [Value] {
        guard case .binding(let binding)? = path else { return [] }
        switch try binding.get() {
        case .array(let elements): return elements
        case .native(let path as NavigationPathValue): return path.elements
        default: return []
        }
    }

    /// Whether a destination is one for values of an element's type.
    private func suits(_ destination: ModifierCall, _ element: Value) -> Bool {
        guard case .type(let type)? = destination.argument("data") else { return false }
        return interpreter.value(element, is: type)
    }

    /// The destinations that views declare, in the order of the views.
    private func destinations(in views: [CallNode]) -> [ModifierCall] {
        views.flatMap { view in
            destinations(in: view.children + view.slots.flatMap(\.views))
                + view.modifiers.flatMap { modifier in
                    (modifier.word == "navigationDestination" ? [modifier] : [])
                        + destinations(in: modifier.slots.flatMap(\.views))
                }
        }
    }

    /// The destination that is presented by a binding that is true, or by an item that there is.
    private func presented(in views: [CallNode]) throws -> (ModifierCall, [Value])? {
        for modifier in destinations(in: views) {
            if case .binding(let flag)? = modifier.argument("isPresented"), case .bool(true) = try flag.get() {
                return (modifier, [])
            }
            if case .binding(let item)? = modifier.argument("item") {
                let value = try item.get()
                if case .none = value { continue }
                return (modifier, [value])
            }
        }
        return nil
    }
}
