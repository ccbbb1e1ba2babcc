import Vocabulary

extension Compiler {
    /// A closure, compiled for the type and the result builder of the parameter that it is passed to.
    func closure(_ closure: ClosureExpression, expected: TypeName?, builder: String?) -> Node {
        let use = NameUse(statements: closure.body)
        var expectedParameters: [TypeName] = []
        var expectedResult: TypeName?
        if case .function(let parameters, let result)? = expected?.unwrapped {
            expectedParameters = parameters
            expectedResult = type(result)
        }
        var specs = closure.parameters.map {
            ParameterSpec(
                label: nil, name: $0.name, type: $0.isVariadic ? $0.type.map { .array($0) } : $0.type,
                isInout: $0.isInout)
        }
        if !closure.namesParameters {
            let count = max(use.highestShorthand + 1, 0)
            specs = (0..<count).map { ParameterSpec(label: nil, name: "$\($0)") }
        }
        let presets = closure.captures.filter { $0.name != "self" }
        let inner = FunctionContext(
            name: "closure", parent: context, parentScope: scope, owner: context.owner, hasSelf: context.hasSelf,
            isMutating: context.isMutating, use: use, parameterCount: specs.count + presets.count,
            generics: context.generics)
        if closure.isWritten { inner.closureRange = closure.range }
        inner.result = closure.result.flatMap { type($0) } ?? expectedResult
        let sure = sureFunction
        sureFunction = nil
        let isSure = sure != nil && sure == expected?.unwrapped
        let highest = use.highestShorthand
        if isSure, !closure.namesParameters, builder == nil, expectedParameters.count > 1, highest >= 0,
            highest + 1 < expectedParameters.count
        {
            fail(
                "ignored-parameters",
                "the closure is given \(expectedParameters.count) values, and uses \(highest + 1)",
                closure.range.lowerBound..<(closure.range.lowerBound + 1),
                hints: ["name the parameters, as in `{ a, _ in`"])
        }
        inner.writtenResult = closure.result
        if isSure, builder == nil, closure.result == nil, expectedResult != .named("Void") {
            inner.writtenResult = expectedResult
        }
        let compiler = Compiler(machine, inner)
        let spreads = expectedParameters.count == 1 && specs.count > 1
        for (place, spec) in specs.enumerated() {
            var known = spec.type.flatMap { type($0) }
            if known == nil, !spreads, place < expectedParameters.count { known = type(expectedParameters[place]) }
            if known == nil, spreads, case .tuple(_, let types) = expectedParameters[0], place < types.count {
                known = type(types[place])
            }
            let name = spec.name.hasPrefix("$") && closure.namesParameters ? String(spec.name.dropFirst()) : spec.name
            // Without a written type the parameter may be `inout`.
            let mayBeInout = spec.isInout || spec.type == nil && name == spec.name
            let isBoxed = mayBeInout && use.namesInClosures.contains(name)
            let variable = Variable(name, slot: 1 + place, isBoxed: isBoxed, isLet: false, type: known)
            variable.isProjected = name != spec.name
            variable.isTyped = !variable.isProjected && known != nil && (spec.type != nil || isSure && !spreads)
            variable.writtenType = spec.type
            if isBoxed { inner.code.boxedSlots.append(1 + place) }
            compiler.scope = Scope(variable, parent: compiler.scope)
        }
        var presetNodes: [Node] = []
        for (place, preset) in presets.enumerated() {
            let value = preset.value ?? Expression(.name(preset.name, []), closure.range)
            let node = compile(value)
            presetNodes.append(node)
            let variable = Variable(
                preset.name, slot: 1 + specs.count + place, isBoxed: false, isLet: true, type: node.type)
            compiler.scope = Scope(variable, parent: compiler.scope)
        }
        for name in use.names { _ = inner.capture(name) }
        let code = inner.code
        code.parameterCount = specs.count
        code.variadicPlace = closure.parameters.firstIndex(where: \.isVariadic)
        if let builder {
            code.expression = compiler.built(closure.body, by: builder, range: closure.range)
        } else {
            compiler.body(closure.body, into: code, result: inner.result, isClosure: true)
        }
        let result = inner.result ?? code.expression?.type
        let parameterTypes = specs.indices.map { place -> TypeName in
            specs[place].type.flatMap { type($0) }
                ?? (place < expectedParameters.count && !spreads ? expectedParameters[place] : .named("Any"))
        }
        let node = ClosureNode(
            code, source: closure, context: inner, parameters: specs, closure.range,
            type: .function(parameterTypes, result ?? .named("Any")))
        node.presets = presetNodes
        node.builder = builder
        return node
    }

    /// A local function as a closure.
    func localFunction(_ declaration: FunctionDeclaration) -> (FunctionInfo, () -> Node) {
        let info = index.function(declaration, owner: nil)
        return (
            info,
            { [self] in
                let use = NameUse(statements: declaration.body ?? [])
                let inner = FunctionContext(
                    name: declaration.name, parent: context, parentScope: scope, owner: context.owner,
                    hasSelf: context.hasSelf, isMutating: context.isMutating, use: use,
                    parameterCount: declaration.parameters.count,
                    generics: context.generics.union(declaration.generics))
                inner.result = machine.canonical(
                    declaration.result ?? .named("Void"), owner: context.owner, generics: inner.generics)
                inner.writtenResult = declaration.result
                let compiler = Compiler(machine, inner)
                compiler.bindParameters(info.parameters)
                for name in use.names { _ = inner.capture(name) }
                compiler.defaults(info.parameters)
                if let builder = info.builder {
                    inner.code.expression = compiler.built(
                        declaration.body ?? [], by: builder, range: declaration.range)
                } else {
                    compiler.body(declaration.body ?? [], into: inner.code, result: inner.result, isClosure: false)
                    if let result = declaration.result, result != .named("Void"), result != .named("Never") {
                        compiler.checkEnd(of: declaration.body ?? [], name: declaration.name, result: result)
                    }
                }
                return ClosureNode(
                    inner.code, source: nil, context: inner, parameters: info.parameters, declaration.range, type: nil)
            }
        )
    }

    func bindParameters(_ parameters: [ParameterSpec]) {
        for (place, parameter) in parameters.enumerated() {
            var known = type(parameter.type)
            if parameter.isVariadic, let element = parameter.type { known = .array(type(element) ?? .named("Any")) }
            if parameter.isAutoclosure { known = .function([], known ?? .named("Any")) }
            let isVariable = parameter.isInout || parameter.isConsumed
            let isBoxed = isVariable && context.use.namesInClosures.contains(parameter.name)
            let variable = Variable(
                parameter.name, slot: 1 + place, isBoxed: isBoxed, isLet: !isVariable, type: known)
            variable.isTyped = true
            variable.writtenType = parameter.isVariadic ? nil : parameter.type
            if isBoxed { context.code.boxedSlots.append(1 + place) }
            scope = Scope(variable, parent: scope)
            switch parameter.type?.unwrapped {
            case .named("Binding", let arguments)?:
                guard case .named(let name, _)? = arguments.first, context.generics.contains(name) else { break }
                context.genericSources[name] = parameter.name
            case .metatype(.named(let name, _))? where context.generics.contains(name),
                .named(let name, _)? where context.generics.contains(name),
                .array(.named(let name, _))? where context.generics.contains(name):
                if context.genericSources[name] == nil { context.genericSources[name] = parameter.name }
                if case .array? = parameter.type?.unwrapped { context.elementSources.insert(parameter.name) }
            default: break
            }
        }
        if context.selfIsBoxed, context.parent == nil { context.code.boxedSlots.append(0) }
    }

    func defaults(_ parameters: [ParameterSpec]) {
        context.code.defaults = parameters.map { parameter in
            guard let value = parameter.defaultValue else { return nil }
            let wanted = type(parameter.type)
            if parameter.isAutoclosure { return autoclosure(value, wanted) }
            if case .closure(let closure) = value.kind {
                return self.closure(closure, expected: wanted, builder: parameter.builder)
            }
            let node = compile(value, expected: wanted)
            checkValue(value, node, wanted, written: parameter.type)
            return coerced(node, to: wanted)
        }
    }

    // MARK: Bodies

    /// Statements of a function; one expression alone is its value.
    func body(_ statements: [Statement], into code: Code, result: TypeName?, isClosure: Bool) {
        code.result = result
        let givesValue = isClosure ? result != .named("Void") : result != nil && result != .named("Void")
        if statements.count == 1, let only = statements.first {
            switch only.kind {
            case .expression(let expression):
                let wanted = result == .named("Void") ? nil : result
                let plain = compile(expression, expected: wanted)
                if givesValue { checkReturned(expression, plain) }
                let node = coerced(plain, to: wanted)
                code.expression = node
                if !givesValue, !isClosure || result == .named("Void") {
                    code.expression = nil
                    code.body = ExpressionStep(node)
                }
                return
            case .returned(let expression?):
                let plain = compile(expression, expected: result)
                checkReturned(expression, plain)
                code.expression = coerced(plain, to: result)
                return
            case .ifElse(let branch) where givesValue && isValue(branch):
                code.body = returning(only, result)
                return
            case .switched(let branch) where givesValue && isValue(branch):
                code.body = returning(only, result)
                return
            default: break
            }
        }
        code.body = block(statements, code.name.isEmpty ? 0..<0 : (statements.first?.range ?? 0..<0))
    }

    /// Whether every branch is one expression, so that the `if` is one.
    private func isValue(_ branch: IfStatement) -> Bool {
        guard let otherwise = branch.otherwise else { return false }
        return isValue(branch.body) && isValue(otherwise)
    }

    private func isValue(_ branch: SwitchStatement) -> Bool { branch.cases.allSatisfy { isValue($0.body) } }

    func isValue(_ statements: [Statement]) -> Bool {
        guard statements.count == 1 else { return false }
        switch statements[0].kind {
        case .expression(let expression):
            if case .assignment = expression.kind { return false }
            return true
        case .ifElse(let branch): return isValue(branch)
        case .switched(let branch): return isValue(branch)
        case .thrown: return true
        default: return false
        }
    }

    private func returning(_ statement: Statement, _ result: TypeName?) -> Step {
        value(statement, result) { ReturnStep($0, $0.range) }
    }

    func yielding(_ branch: IfStatement, _ range: Range<Int>, _ expected: TypeName?) -> Step {
        value(Statement(.ifElse(branch), range), expected) { YieldStep($0) }
    }

    func yielding(_ branch: SwitchStatement, _ range: Range<Int>, _ expected: TypeName?) -> Step {
        value(Statement(.switched(branch), range), expected) { YieldStep($0) }
    }

    /// A statement whose branches end in values.
    private func value(_ statement: Statement, _ expected: TypeName?, _ finish: (Node) -> Step) -> Step {
        switch statement.kind {
        case .expression(let expression):
            return finish(coerced(compile(expression, expected: expected), to: expected))
        case .ifElse(let branch):
            return ifStep(branch, statement.range) { self.last($0, expected, finish) }
        case .switched(let branch):
            return switchStep(branch, statement.range) { self.last($0, expected, finish) }
        default: return self.step(statement) ?? BlockStep([], statement.range)
        }
    }

    private func last(_ statements: [Statement], _ expected: TypeName?, _ finish: (Node) -> Step) -> Step {
        guard let last = statements.last else { return BlockStep([], 0..<0) }
        let outer = scope
        defer { scope = outer }
        var steps = statements.dropLast().compactMap { step($0) }
        steps.append(value(last, expected, finish))
        return steps.count == 1 ? steps[0] : BlockStep(steps, last.range)
    }
}
