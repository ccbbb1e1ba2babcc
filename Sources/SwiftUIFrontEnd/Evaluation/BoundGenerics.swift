import Vocabulary

/// What generic parameters stand for where only the place of a call tells: `let theme: Theme = make()`, `Field<Int>()`.
extension Compiler {
    /// The type that a generic parameter without an argument to show it stands for; `nil` for other expressions.
    func unshownGeneric(_ expression: Expression) -> Node? {
        guard case .name(let name, _) = expression.kind, context.generics.contains(name),
            context.find(name, from: scope) == nil, genericNode(name, expression.range) == nil
        else { return nil }
        return BoundGenericNode(name, expression.range)
    }

    /// The generic parameters of a function that only its result shows, for the type that is expected of it.
    func bindings(of target: Target, expected: TypeName?) -> [String: TypeName] {
        guard let expected, expected != .named("Any"), let result = target.result,
            let declaration = (target as? FunctionTarget)?.function.declaration
        else { return [:] }
        let unshown = Set(declaration.generics).filter { name in
            !declaration.parameters.contains { $0.type.map { Self.mentions(name, $0) } ?? false }
        }
        guard !unshown.isEmpty else { return [:] }
        var found: [String: TypeName] = [:]
        Self.unify(result, expected, unshown, &found)
        return found
    }

    /// The written generic arguments of a declared type that is made.
    func bindings(of callee: Expression) -> [String: TypeName] {
        guard case .name(_, let written) = callee.kind, !written.isEmpty,
            let parameters = info(typeReference(callee))?.declaration?.generics, parameters.count == written.count
        else { return [:] }
        var found: [String: TypeName] = [:]
        for (parameter, argument) in zip(parameters, written) {
            if let known = type(argument), known != .named("Any") { found[parameter] = known }
        }
        return found
    }

    private static func unify(
        _ pattern: TypeName, _ type: TypeName, _ generics: Set<String>, _ found: inout [String: TypeName]
    ) {
        switch (pattern, type) {
        case (.named(let name, _), _) where generics.contains(name):
            if type != .named("Any") { found[name] = type }
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)): unify(a, b, generics, &found)
        case (.optional(let a), _): unify(a, type, generics, &found)
        case (_, .optional(let b)): unify(pattern, b, generics, &found)
        case (.dictionary(let a, let b), .dictionary(let c, let d)):
            unify(a, c, generics, &found)
            unify(b, d, generics, &found)
        case (.tuple(_, let a), .tuple(_, let b)) where a.count == b.count:
            for (x, y) in zip(a, b) { unify(x, y, generics, &found) }
        case (.named(let a, let x), .named(let b, let y)) where a == b && x.count == y.count:
            for (left, right) in zip(x, y) { unify(left, right, generics, &found) }
        default: break
        }
    }

    private static func mentions(_ name: String, _ type: TypeName) -> Bool {
        switch type {
        case .named(let own, let arguments): own == name || arguments.contains { mentions(name, $0) }
        case .optional(let inner), .array(let inner), .metatype(let inner): mentions(name, inner)
        case .dictionary(let key, let value): mentions(name, key) || mentions(name, value)
        case .tuple(_, let elements), .anyOf(let elements): elements.contains { mentions(name, $0) }
        case .function(let parameters, let result):
            mentions(name, result) || parameters.contains { mentions(name, $0) }
        }
    }
}

/// A generic parameter as a type: what the calls that run bind it to.
final class BoundGenericNode: Node {
    let name: String

    init(_ name: String, _ range: Range<Int>) {
        self.name = name
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        .type(f.machine.boundGenerics.last { $0[name] != nil }?[name] ?? .named(name))
    }
}
