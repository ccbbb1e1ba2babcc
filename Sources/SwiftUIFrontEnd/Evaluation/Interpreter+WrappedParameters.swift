import Vocabulary

extension Interpreter {
    /// The body of a function, in which each parameter with a declared property wrapper is a wrapped variable.
    func unwrapping(_ function: FunctionInfo) -> [Statement] {
        let wrapped: [Statement] = (function.declaration?.parameters ?? []).compactMap { parameter -> Statement? in
            let name = parameter.attributes.first { index.find($0, from: function.owner)?.isPropertyWrapper ?? false }
            guard let name else { return nil }
            let place = parameter.range
            let variable = VariableDeclaration(
                pattern: .name(parameter.name, isVariable: true, place), type: parameter.type,
                initial: Expression(.name(parameter.name, []), place), accessors: nil, isLet: false, isStatic: false,
                isLazy: false, isPrivate: false,
                attributes: [Attribute(name: name, generics: [], arguments: nil, range: place)], range: place)
            return Statement(.declaration(.variable(variable)), place)
        }
        guard !wrapped.isEmpty else { return function.body }
        if function.body.count == 1, function.result != nil, case .expression(let only) = function.body[0].kind {
            return wrapped + [Statement(.returned(only), only.range)]
        }
        return wrapped + function.body
    }
}
