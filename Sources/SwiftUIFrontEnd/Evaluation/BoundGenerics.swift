import Vocabulary

/// What generic parameters stand for where only the place of a call tells: `let theme: Theme = make()`, `Field<Int>()`.
extension Compiler {
    /// The type that a generic parameter without an argument to show it stands for; `nil` for other expressions.
    func unshownGeneric(_ expression: Expression) -> Node? {
        guard case .name(let name, _) = expression.kind, context.generics.contains(name),
            context.find(name, from: scope) == nil, genericNode(name, expression.range) == nil
        else { return nil }
        return boundGeneric(name, expression.range)
    }

    /// A generic parameter that no argument shows: of the type around, or of a call.
    func boundGeneric(_ name: String, _ range: Range<Int>) -> BoundGenericNode {
        let node = BoundGenericNode(name, range)
        if context.hasSelf, context.owner?.generics.contains(name) ?? false { node.owner = selfNode(range) }
        return node
    }

    /// What the types of the arguments say of the generic parameters of a call.
    func bindings(of call: PreparedCall, owner: TypeInfo? = nil) -> [String: TypeName] {
        let names =
            owner?.generics
            ?? Set((call.target as? FunctionTarget)?.function.declaration?.generics ?? [])
        guard !names.isEmpty else { return [:] }
        var found: [String: TypeName] = [:]
        for (parameter, plan) in zip(call.target.parameters, call.plans) {
            guard let written = parameter.type, case .node(let node) = plan else { continue }
            if let made = node as? KnownCallNode, made.makesInstance, case .named(_, let arguments) = written.unwrapped,
                let parameters = info(made.type)?.declaration?.generics, parameters.count == arguments.count
            {
                for (inner, argument) in zip(parameters, arguments) {
                    if let known = made.bindings[inner] { Self.unify(argument, known, names, &found) }
                }
            } else if let closure = node as? ClosureNode, case .function(let inputs, let result) = written.unwrapped {
                for (input, parameter) in zip(inputs, closure.parameters) {
                    if let known = type(parameter.type) { Self.unify(input, known, names, &found) }
                }
                if let known = closure.code.expression?.type { Self.unify(result, known, names, &found) }
            } else if let known = node.type {
                Self.unify(written, known, names, &found)
            }
        }
        return found.filter { $0.value != .named("View") && $0.value != .optional(.named("Any")) }
    }

    /// `let box: Box<Pear> = Box()`: the written type tells the arguments of what is made.
    func bind(_ node: Node, by written: TypeName?) {
        guard let made = node as? KnownCallNode, made.makesInstance,
            case .named(let name, let arguments)? = written?.unwrapped,
            let parameters = index.find(name, from: context.owner)?.declaration?.generics,
            parameters.count == arguments.count
        else { return }
        for (parameter, argument) in zip(parameters, arguments) where made.bindings[parameter] == nil {
            if let known = type(argument), known != .named("Any") { made.bindings[parameter] = known }
        }
    }

    /// Whether a written type is a generic parameter.
    func mentionsGeneric(_ type: TypeName) -> Bool {
        if case .named(let name, []) = type { context.generics.contains(name) } else { false }
    }

    /// The written generic arguments that are generic parameters here.
    func handedOn(by callee: Expression) -> [String: BoundGenericNode] {
        guard case .name(_, let written) = callee.kind, written.contains(where: mentionsGeneric),
            let parameters = info(typeReference(callee))?.declaration?.generics, parameters.count == written.count
        else { return [:] }
        var found: [String: BoundGenericNode] = [:]
        for case (let parameter, .named(let name, [])) in zip(parameters, written) where context.generics.contains(name)
        {
            found[parameter] = boundGeneric(name, callee.range)
        }
        return found
    }

    /// `Box<Pear>.title`: what is read or called stands inside the type with these arguments.
    func bound(_ node: Node, by base: Expression) -> Node {
        let bindings = bindings(of: base)
        return bindings.isEmpty ? node : BindingScopeNode(node, bindings)
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
        guard case .name(let name, var written) = callee.kind else { return [:] }
        if written.isEmpty, case .named(_, let arguments)? = machine.alias(name, context.owner)?.0 {
            written = arguments
        }
        guard !written.isEmpty, let parameters = info(typeReference(callee))?.declaration?.generics,
            parameters.count == written.count
        else { return [:] }
        var found: [String: TypeName] = [:]
        for (parameter, argument) in zip(parameters, written) {
            if let known = type(argument), known != .named("Any") { found[parameter] = known }
        }
        return found
    }

    static func unify(
        _ pattern: TypeName, _ type: TypeName, _ generics: Set<String>, _ found: inout [String: TypeName]
    ) {
        switch (pattern, type) {
        case (.named(let name, _), _) where generics.contains(name):
            if type != .named("Any") { found[name] = type }
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.metatype(let a), .metatype(let b)):
            unify(a, b, generics, &found)
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

extension TypeName {
    /// The type with other types in the place of names.
    func substituting(_ known: [String: TypeName]) -> TypeName {
        switch self {
        case .named(let name, let arguments):
            if arguments.isEmpty, let type = known[name] { return type }
            return .named(name, arguments.map { $0.substituting(known) })
        case .optional(let inner): return .optional(inner.substituting(known))
        case .array(let inner): return .array(inner.substituting(known))
        case .metatype(let inner): return .metatype(inner.substituting(known))
        case .dictionary(let key, let value):
            return .dictionary(key.substituting(known), value.substituting(known))
        case .tuple(let labels, let elements): return .tuple(labels, elements.map { $0.substituting(known) })
        case .anyOf(let types): return .anyOf(types.map { $0.substituting(known) })
        case .function(let inputs, let result):
            return .function(inputs.map { $0.substituting(known) }, result.substituting(known))
        }
    }
}

/// A generic parameter as a type: what the instance was made with, or what the calls that run bind it to.
final class BoundGenericNode: Node {
    let name: String
    /// `self`, where its type has the parameter.
    var owner: Node?

    init(_ name: String, _ range: Range<Int>) {
        self.name = name
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value { .type(type(f) ?? .named(name)) }

    func type(_ f: Frame) -> TypeName? {
        if let owner, let value = try? owner.eval(f), let known = f.machine.argument(name, of: value) { return known }
        return f.machine.boundGenerics.last { $0[name] != nil }?[name]
    }
}

/// What is evaluated with generic parameters bound.
final class BindingScopeNode: Node {
    let inner: Node
    let bindings: [String: TypeName]

    init(_ inner: Node, _ bindings: [String: TypeName]) {
        self.inner = inner
        self.bindings = bindings
        super.init(inner.range, type: inner.type)
    }

    override func eval(_ f: Frame) throws -> Value {
        f.machine.boundGenerics.append(bindings)
        defer { f.machine.boundGenerics.removeLast() }
        return try inner.eval(f)
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws { try inner.modify(f, body) }
    override var isPlace: Bool { inner.isPlace }
}

/// `Response<T>.self`, whose argument is known when it runs.
final class GenericTypeNode: Node {
    let declared: String
    let arguments: [Node]

    init(_ declared: String, _ arguments: [Node], _ range: Range<Int>) {
        self.declared = declared
        self.arguments = arguments
        super.init(range, type: .metatype(.named(declared)))
    }

    override func eval(_ f: Frame) throws -> Value {
        .type(
            .named(
                declared,
                try arguments.map { node in
                    if case .type(let type) = try node.eval(f) { type } else { .named("Any") }
                }))
    }
}

/// `.zero` of a generic type that the call or the instance tells; else it becomes the member of what it meets.
final class BoundMemberNode: Node {
    let name: String
    let parameters: [BoundGenericNode]

    init(_ name: String, _ parameters: [BoundGenericNode], _ range: Range<Int>) {
        self.name = name
        self.parameters = parameters
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let types = parameters.compactMap { $0.type(f) }.filter { f.machine.hasStaticMember($0, name) }
        if let first = types.first, types.allSatisfy({ $0 == first }) {
            return try f.machine.readStatic(first, name, range)
        }
        return .native(UnresolvedMember(name: name, range: range))
    }
}

extension Value {
    /// Notes what an instance's generic parameters stand for.
    func keep(arguments: [String: TypeName]) {
        switch self {
        case .instance(let instance): instance.arguments = arguments
        case .object(let object): object.arguments = arguments
        default: break
        }
    }
}

extension Interpreter {
    /// What the type of a wrapped property says of the generic parameters of its wrapper.
    func bindings(of wrapper: TypeInfo, around property: PropertyInfo) -> [String: TypeName] {
        guard let names = wrapper.declaration?.generics, !names.isEmpty,
            let inner = wrapper.anyProperty("wrappedValue")?.type,
            let type = property.type.flatMap({ canonical($0, owner: property.owner, generics: property.owner.generics) }
            )
                ?? inferredType(of: property)
        else { return [:] }
        var found: [String: TypeName] = [:]
        Compiler.unify(inner, type, Set(names), &found)
        return found
    }

    /// Makes a wrapper, which knows its generic parameters while it is made and afterwards.
    func binding(_ bindings: [String: TypeName], _ make: () throws -> Value) rethrows -> Value {
        guard !bindings.isEmpty else { return try make() }
        boundGenerics.append(bindings)
        defer { boundGenerics.removeLast() }
        let made = try make()
        made.keep(arguments: bindings)
        return made
    }

    /// What a generic parameter of the type of an instance stands for, by what it was made with or by what it holds.
    func argument(_ name: String, of value: Value) -> TypeName? {
        let known: [String: TypeName]
        let fields: [Value]
        switch value {
        case .instance(let instance): (known, fields) = (instance.arguments, instance.fields)
        case .object(let object): (known, fields) = (object.arguments, object.fields)
        default: return nil
        }
        if let found = known[name] { return found }
        for property in info(of: value)?.stored ?? [] {
            guard case .named(_, let arguments)? = property.type?.unwrapped, let place = property.index,
                let position = arguments.firstIndex(of: .named(name)),
                let parameters = info(of: fields[place])?.declaration?.generics, position < parameters.count,
                let found = argument(parameters[position], of: fields[place])
            else { continue }
            return found
        }
        return nil
    }

    /// A compiler that knows the names around a stored property or a variable.
    func compilerOfArguments(_ owner: TypeInfo?) -> Compiler {
        Compiler(
            self,
            FunctionContext(
                name: "", parent: nil, parentScope: nil, owner: owner, hasSelf: false, isMutating: false,
                use: NameUse(statements: []), parameterCount: 0, generics: owner?.generics ?? []))
    }
}
