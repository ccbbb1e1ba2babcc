import Vocabulary

/// What the signatures of words say about their parameters, as far as stored trees need it; read once a word.
final class WordParameters {
    /// One parameter of a word.
    struct Parameter {
        /// Whether every overload takes a floating-point number here, so that a whole number stands for one.
        var isFloating: Bool
        /// The type of a closure, and the builder that it is read with.
        var closureType: TypeName?
        var builder: String?
    }

    private var views = NameTable<[String: Parameter]>()
    private var modifiers = NameTable<[String: Parameter]>()

    /// The parameters of a view.
    func view(_ name: String) -> [String: Parameter] {
        if let found = views[name] { return found }
        guard let word = Lexicon.view(named: name) else { return [:] }
        let found = Self.read(word.signatures)
        views.set(found, for: name)
        return found
    }

    /// The parameters of a modifier.
    func modifier(_ name: String) -> [String: Parameter] {
        if let found = modifiers[name] { return found }
        guard let word = Lexicon.modifier(named: name) else { return [:] }
        let found = Self.read(word.signatures)
        modifiers.set(found, for: name)
        return found
    }

    private static func read(_ signatures: [String]) -> [String: Parameter] {
        var found: [String: Parameter] = [:]
        for text in signatures {
            guard let signature = try? Signature(parsing: text) else { continue }
            for parameter in signature.parameters {
                let isFloating = isFloating(parameter.type)
                if found[parameter.name] == nil { found[parameter.name] = Parameter(isFloating: isFloating) }
                if !isFloating { found[parameter.name]?.isFloating = false }
                if case .function = parameter.type.unwrapped, found[parameter.name]?.closureType == nil {
                    found[parameter.name]?.closureType = parameter.type
                    found[parameter.name]?.builder = parameter.isViewBuilder ? "ViewBuilder" : nil
                }
            }
        }
        return found
    }

    private static func isFloating(_ type: TypeName) -> Bool {
        switch type.unwrapped {
        case .named("CGFloat", _), .named("Double", _), .named("Float", _): true
        // Never a whole number of another kind.
        case .anyOf(let types):
            types.contains(where: isFloating)
                && !types.contains { $0.unwrapped == .named("Int") || $0 == .named("Any") }
        default: false
        }
    }
}
