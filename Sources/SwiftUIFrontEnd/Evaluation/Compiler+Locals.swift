import Diagnostics
import Vocabulary

extension Compiler {
    /// A local variable with accessors: computed, observed or lazy.
    func accessedLocal(_ variable: VariableDeclaration) -> Step? {
        guard let name = variable.name, case .name(_, _, let place) = variable.pattern else { return nil }
        let accessors = variable.accessors
        var known = type(variable.type)
        var steps: [Step] = []
        let node: Node
        if let body = accessors?.get {
            let builder = index.builder(among: variable.attributes.map(\.name))
            let get = closure(getter(body, variable), expected: nil, builder: builder)
            node = LocalAccessorsNode(
                get: get, set: accessors?.set.map { setter($0.parameter, $0.body, variable) }, isLazy: false,
                variable.range)
        } else if variable.isLazy || variable.isAwaited, let initial = variable.initial {
            known = known ?? copy().compile(initial).type
            let body = [Statement(.returned(initial), initial.range)]
            node = LocalAccessorsNode(
                get: closure(getter(body, variable), expected: nil, builder: nil), set: nil, isLazy: true,
                isAwaited: variable.isAwaited, variable.range)
        } else {
            let wanted = known
            var initial: Node?
            if let written = variable.initial { initial = coerced(compile(written, expected: wanted), to: wanted) }
            known = known ?? initial?.type
            let storage = Variable(
                name, slot: context.slot(at: place.lowerBound), isBoxed: true, isLet: false, type: known)
            scope = Scope(storage, parent: scope)
            steps.append(StoreStep(slot: storage.slot, isBoxed: true, initial, variable.range))
            let read = [Statement(.returned(Expression(.name(name, []), place)), place)]
            let observed = observing(variable, name, place)
            node = LocalAccessorsNode(
                get: closure(getter(read, variable), expected: nil, builder: nil),
                set: setter("\u{1}new", observed, variable), isLazy: false, variable.range)
        }
        let declared = Variable(
            name, slot: context.slot(at: -1 - place.lowerBound), isBoxed: false, isLet: false, type: known)
        declared.isComputed = true
        scope = Scope(declared, parent: scope)
        steps.append(StoreStep(slot: declared.slot, isBoxed: false, node, variable.range))
        return steps.count == 1 ? steps[0] : SequenceStep(steps, variable.range)
    }

    private func getter(_ body: [Statement], _ variable: VariableDeclaration) -> ClosureExpression {
        ClosureExpression(
            parameters: [], namesParameters: true, result: variable.type, captures: [], body: body,
            range: variable.range)
    }

    private func setter(_ parameter: String, _ body: [Statement], _ variable: VariableDeclaration) -> Node {
        let written = ClosureExpression(
            parameters: [Parameter(label: nil, name: parameter, type: variable.type, range: variable.range)],
            namesParameters: true, result: .named("Void"), captures: [], body: body, range: variable.range)
        return closure(written, expected: nil, builder: nil)
    }

    /// What setting an observed variable does: `willSet`, the store, `didSet`.
    private func observing(_ variable: VariableDeclaration, _ name: String, _ place: Range<Int>) -> [Statement] {
        func value(_ name: String) -> Expression { Expression(.name(name, []), place) }
        func constant(_ name: String, _ initial: Expression, _ offset: Int) -> Statement {
            // Offsets below zero belong to no name of the source.
            let declaration = VariableDeclaration(
                pattern: .name(name, isVariable: false, offset..<(offset + 1)), type: nil, initial: initial,
                accessors: nil, isLet: true, isStatic: false, isLazy: false, isPrivate: false, attributes: [],
                range: place)
            return Statement(.declaration(.variable(declaration)), place)
        }
        var statements = [constant("\u{1}old", value(name), -2)]
        if let observer = variable.accessors?.willSet {
            let body = [constant(observer.parameter, value("\u{1}new"), -3)] + observer.body
            statements.append(Statement(.block(label: nil, body, catches: []), place))
        }
        statements.append(
            Statement(.expression(Expression(.assignment(nil, value(name), value("\u{1}new")), place)), place))
        if let observer = variable.accessors?.didSet {
            let body = [constant(observer.parameter, value("\u{1}old"), -4)] + observer.body
            statements.append(Statement(.block(label: nil, body, catches: []), place))
        }
        return statements
    }

    /// A local variable with a declared property wrapper: its slot holds the wrapper.
    func wrappedLocal(_ variable: VariableDeclaration, _ attribute: Attribute, _ wrapper: TypeInfo) -> Step? {
        guard let name = variable.name, case .name(_, _, let place) = variable.pattern else { return nil }
        var arguments = attribute.arguments ?? []
        if let initial = variable.initial {
            arguments.insert(CallArgument(label: "wrappedValue", value: initial), at: 0)
        }
        let node = construct(wrapper.typeName, arguments, attribute.range, nil)
        let inner = wrapper.property("wrappedValue").flatMap { propertyType($0) }
        let declared = declare(
            name, at: place.lowerBound, isVariable: true, type: type(variable.type) ?? inner)
        declared.isWrapped = true
        return StoreStep(slot: declared.slot, isBoxed: declared.isBoxed, node, variable.range)
    }

    // MARK: References with labels

    /// `f(by:)`, `value.add(twice:)`, `Type.add(twice:)`, `Type.init(x:)`.
    func labelled(
        _ base: Expression, _ labels: [String?], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        func fits(_ function: FunctionInfo) -> Bool {
            !function.isRequirement && function.parameters.map(\.label) == labels
        }
        switch base.kind {
        case .name(let name, _) where context.find(name, from: scope) == nil:
            if context.hasSelf, let owner = context.owner, owner.methods(named: name).contains(where: fits) {
                return MethodReferenceNode(selfNode(range), name, labels, range)
            }
            var owner = context.owner
            while let info = owner {
                if let method = info.staticMethods(named: name).first(where: fits) {
                    return reference(method, info, range)
                }
                owner = info.parent
            }
            let functions = (index.functions[name] ?? []).filter(fits)
            if !functions.isEmpty { return functionReference(functions, range, expected) }
        case .member(let object, let name):
            guard let type = typeReference(object) else {
                return MethodReferenceNode(compile(object), name, labels, range)
            }
            if name == "init" { return initializerReference(type, range, labels: labels) }
            guard let info = info(type) else { break }
            if let method = info.staticMethods(named: name).first(where: fits) { return reference(method, info, range) }
            if let method = info.methods(named: name).first(where: fits) {
                let machine = machine
                let function = NativeFunctionValue { [unowned machine] arguments in
                    guard let receiver = arguments.first else { return .void }
                    return .function(FunctionReference(method, receiver: receiver, machine))
                }
                return ConstantNode(.function(function), range, type: nil)
            }
        default: break
        }
        return compile(base, expected: expected)
    }

    private func reference(_ method: FunctionInfo, _ info: TypeInfo, _ range: Range<Int>) -> Node {
        ConstantNode(
            .function(FunctionReference(method, receiver: .type(info.typeName), machine)), range,
            type: functionType(method))
    }
}

/// A method of a value as a function, chosen by its labels.
final class MethodReferenceNode: Node {
    let base: Node
    let name: String
    let labels: [String?]

    init(_ base: Node, _ name: String, _ labels: [String?], _ range: Range<Int>) {
        self.base = base
        self.name = name
        self.labels = labels
        super.init(range)
    }

    override func eval(_ f: Frame) throws -> Value {
        let value = try base.eval(f)
        var methods = f.machine.info(of: value)?.methods(named: name) ?? []
        methods += f.machine.extensions(of: value).flatMap { $0.methods[name] ?? [] }
        guard let method = methods.first(where: { $0.parameters.map(\.label) == labels }) else {
            return try f.machine.readMember(value, name, range)
        }
        return .function(FunctionReference(method, receiver: value, f.machine))
    }
}
