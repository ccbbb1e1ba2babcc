import Diagnostics
import Vocabulary

extension Expander {
    /// The views of a body. One that shows nothing because values of other files count as nil and as empty is made with a
    /// value and an element in their place, which a warning tells.
    func expandBody(
        of view: Value, name: String, identity: String, environment: Environment
    ) throws -> Expansion {
        func made() throws -> Expansion {
            try expand(interpreter.property("body", of: view), identity: identity, environment: environment)
        }
        let outer = interpreter.presence
        interpreter.presence = Presence(isPresumed: outer.isPresumed)
        defer {
            interpreter.presence = Presence(
                isPresumed: outer.isPresumed, wasAsked: outer.wasAsked || interpreter.presence.wasAsked)
        }
        let expansion = try made()
        guard interpreter.presence.wasAsked, !outer.isPresumed, expansion.showsNothing else { return expansion }
        interpreter.presence.isPresumed = true
        guard let filled = try? made(), !filled.showsNothing else { return expansion }
        host.note(
            Diagnostic(
                id: "presumed-value", severity: .warning,
                message: "`\(name)` shows nothing without values of other files; they are taken to be there",
                hints: ["collections have one element; declare stand-ins, or name the files with --with"]))
        return filled
    }
}

extension Expansion {
    /// Whether there are only containers with nothing in them.
    fileprivate var showsNothing: Bool { nodes.allSatisfy(\.showsNothing) }
}

extension CallNode {
    fileprivate var showsNothing: Bool {
        if word == "EmptyView" { return true }
        return Self.containers.contains(word) && children.allSatisfy(\.showsNothing)
    }

    /// Words that show nothing but their content.
    private static let containers: Set<String> = [
        "ForEach", "Form", "Grid", "Group", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
        "ModifiedContent", "NavigationStack", "NavigationView", "ScrollView", "Section", "VStack", "ZStack"
    ]
}
