import Vocabulary

/// How well an argument fits the parameter of one overload.
extension Compiler {
    enum Fit {
        case no
        case unknown
        case yes(Int)
    }

    /// What the generic type of a parameter is bound to, where types are known to fulfil it or not.
    func bound(of parameter: ParameterSpec, _ target: Target) -> TypeName? {
        bounds(of: parameter, target).first
    }

    private func bounds(of parameter: ParameterSpec, _ target: Target) -> [TypeName] {
        guard case .named(let name, _)? = parameter.type?.unwrapped else { return [] }
        return (target.bounds[name] ?? []).filter { bound in
            guard case .named(let known, _) = bound else { return true }
            switch index.types[known]?.kind {
            case .protocolType?, .classType?: return true
            default: return Interpreter.decidable.contains(known)
            }
        }
    }

    /// Whether an argument is of a type that the bounds of a generic parameter allow.
    private func fit(_ argument: Expression, bounds: [TypeName], of name: String, _ target: Target) -> Fit {
        var isOpen = false
        let shown = isImplicit(argument) ? nil : shownType(of: argument).type
        for bound in bounds {
            // A literal may be of several types that a standard protocol allows.
            guard let protocolName = bound.nominalName, let shown, machine.isProtocol(protocolName),
                !argument.isLiteral || index.types[protocolName] != nil
            else {
                switch fit(argument, type(bound, of: target) ?? bound) {
                case .no: return .no
                case .unknown: isOpen = true
                case .yes: break
                }
                continue
            }
            switch machine.conformance(of: shown, to: protocolName) {
            case false?: return .no
            case nil: isOpen = true
            case true?: break
            }
        }
        // `where T.Element == Int`
        for (subject, wanted) in target.bounds where subject == name + ".Element" {
            guard let element = elementShown(by: argument, shown) else {
                isOpen = true
                continue
            }
            for bound in wanted {
                let protocolName = bound.nominalName.flatMap { machine.isProtocol($0) ? $0 : nil }
                let fits =
                    protocolName.map { machine.conformance(of: element, to: $0) }
                    ?? type(bound, of: target).map { $0 == element }
                if fits == false { return .no }
            }
        }
        return isOpen ? .unknown : .yes(2)
    }

    private func elementShown(by argument: Expression, _ shown: TypeName?) -> TypeName? {
        if let shown { return machine.elementType(of: shown) }
        guard case .array = argument.kind else { return nil }
        return machine.elementType(of: shownType(of: argument).type)
    }

    /// The declared protocol that the generic type of a parameter is bound by, where its extensions give the member: what
    /// `.red` means for `style: S` is a style and no colour.
    func protocolBound(of parameter: ParameterSpec, _ target: Target, naming members: [String]) -> TypeName? {
        guard case .named(let name, [])? = parameter.type?.unwrapped,
            let bound = target.constraints[name] ?? target.bounds[name]?.first
                ?? target.owner?.declaration?.bounds[name]?.first,
            let known = bound.nominalName, let info = index.types[known], info.kind == .protocolType,
            members.allSatisfy({ info.staticProperty($0) != nil || !info.staticMethods(named: $0).isEmpty })
        else { return nil }
        return info.typeName
    }

    func fit(_ argument: Expression, _ parameter: ParameterSpec, _ target: Target) -> Fit {
        if case .closure(let closure) = argument.kind {
            guard parameter.acceptsClosure else { return .no }
            return fit(closure, type(parameter.type, of: target), isBuilder: parameter.builder != nil)
        }
        // An implicit member says what type it wants: a parameter that takes anything comes last.
        guard let wanted = type(parameter.type, of: target) else {
            let bounds = bounds(of: parameter, target)
            guard !bounds.isEmpty, let name = parameter.type?.unwrapped.nominalName else {
                return .yes(isImplicit(argument) ? 0 : 1)
            }
            return fit(argument, bounds: bounds, of: name, target)
        }
        if parameter.isAutoclosure, case .function(_, let result) = wanted { return fit(argument, result) }
        return fit(argument, wanted)
    }

    private func fit(_ closure: ClosureExpression, _ wanted: TypeName?, isBuilder: Bool) -> Fit {
        guard let wanted, let function = function(wanted), case .function(let parameters, let result) = function else {
            return .yes(1)
        }
        // Written types and plain results tell overloads apart.
        for (written, wanted) in zip(closure.parameters, parameters) {
            if let known = type(written.type), case .no = machine.fit(known, wanted) { return .no }
        }
        if let known = closure.result.flatMap({ type($0) }), case .no = machine.fit(known, result) { return .no }
        if !isBuilder, closure.result == nil, let value = plainResult(of: closure), Self.plain.contains(result),
            case .no = fit(value, result)
        {
            return .no
        }
        if closure.namesParameters {
            return closure.parameters.count == parameters.count || (parameters.count == 1) ? .yes(3) : .no
        }
        let highest = NameUse(statements: closure.body).highestShorthand
        if highest >= parameters.count, parameters.count != 1 { return .no }
        if highest < 0, !parameters.isEmpty { return .no }
        return .yes(3)
    }

    private static let plain: Set<TypeName> = [
        .named("Int"), .named("Double"), .named("String"), .named("Bool")
    ]

    /// What a closure of one expression without parameters gives.
    private func plainResult(of closure: ClosureExpression) -> Expression? {
        guard !closure.namesParameters, closure.body.count == 1, case .expression(let value) = closure.body[0].kind,
            NameUse(statements: closure.body).highestShorthand < 0
        else { return nil }
        return value
    }

    private func best(_ fits: [Fit]) -> Fit {
        var result = Fit.no
        for fit in fits {
            switch (result, fit) {
            case (.no, _): result = fit
            case (.unknown, .yes): result = fit
            case (.yes(let a), .yes(let b)): result = .yes(max(a, b))
            default: break
            }
        }
        return result
    }

    func fit(_ argument: Expression, _ wanted: TypeName) -> Fit {
        if case .anyOf(let types) = wanted { return best(types.map { fit(argument, type($0) ?? .named("Any")) }) }
        if case .optional(let inner) = wanted {
            if case .nilLiteral = argument.kind { return .yes(3) }
            if showsItsType(argument), let type = shownType(of: argument).type, case .optional = type {
                return machine.fit(type, wanted)
            }
            // What is wrapped into an optional fits less than what is not.
            if case .yes(let points) = fit(argument, inner) { return .yes(max(points - 1, 1)) }
            return fit(argument, inner)
        }
        if wanted.isNamed("Any") { return .yes(1) }
        switch argument.kind {
        case .integer:
            if wanted.isNamed("Int") { return .yes(4) }
            if wanted.isNamed("Double") { return .yes(3) }
            if SizedNumbers.kind(wanted) != nil || SizedNumbers.isFloat(wanted) { return .yes(2) }
            return literalFit(
                wanted, native: { $0.fromNumberLiteral != nil }, declared: ["integerLiteral", "floatLiteral"],
                protocols: LiteralProtocols.integer)
        case .float:
            if wanted.isNamed("Double") { return .yes(4) }
            if SizedNumbers.isFloat(wanted) { return .yes(2) }
            return literalFit(
                wanted, native: { $0.fromNumberLiteral != nil }, declared: ["floatLiteral"],
                protocols: LiteralProtocols.float)
        case .string:
            if wanted.isNamed("String") { return .yes(4) }
            if wanted.isNamed("Character"), case .string(let parts) = argument.kind, parts.count == 1,
                case .text(let text) = parts[0], text.count == 1
            {
                return .yes(2)
            }
            return literalFit(
                wanted, native: { $0.fromStringLiteral != nil }, declared: ["stringLiteral"],
                protocols: LiteralProtocols.string)
        case .bool: return wanted == .bool ? .yes(4) : protocolFit(wanted, ["Hashable", "Equatable"])
        case .nilLiteral: return .no
        case .array:
            if case .array(let element) = wanted {
                if case .array(let elements) = argument.kind, let first = elements.first,
                    case .no = fit(first, type(element) ?? .named("Any"))
                {
                    return .no
                }
                return .yes(3)
            }
            if case .named("Set", _) = wanted { return .yes(2) }
            return literalFit(
                wanted, native: { $0.fromArrayLiteral != nil }, declared: ["arrayLiteral"],
                protocols: LiteralProtocols.array, optionSet: true)
        case .dictionary:
            if case .dictionary = wanted { return .yes(3) }
            return protocolFit(wanted, ["Hashable", "Equatable", "Sequence", "Collection"])
        case .keyPath:
            switch wanted {
            case .function: return .yes(3)
            case .named(let name, _): return name.hasSuffix("KeyPath") ? .yes(4) : .no
            default: return .no
            }
        case .operatorFunction:
            switch wanted {
            case .function: return .yes(3)
            case .named(let name, _): return name.hasSuffix("KeyPath") || machine.isKnownType(name) ? .no : .unknown
            default: return .no
            }
        case .inoutReference: return .yes(1)
        case .binary("...", _, _), .binary("..<", _, _), .prefix("...", _), .prefix("..<", _), .postfix("...", _):
            // A range of implicit members has no type by itself.
            if case .named(let name, _) = wanted, name.hasSuffix("Range"), shownType(of: argument).type == nil {
                return .yes(2)
            }
        case _ where isImplicit(argument): return implicitFit(argument, wanted)
        case .ternary(_, let yes, let no) where hasImplicitBranches(argument):
            let fits = [fit(yes, wanted), fit(no, wanted)]
            if fits.contains(where: { if case .no = $0 { true } else { false } }) { return .no }
            return isImplicit(yes) ? fits[0] : fits[1]
        default: break
        }
        let shown = shownType(of: argument)
        guard let type = shown.type else { return .unknown }
        if shown.isLiteral, type == .named("Int"), wanted.isNamed("Double") { return .yes(3) }
        return machine.fit(type, wanted)
    }

    /// Whether an expression has a type without one that is expected.
    private func showsItsType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name, .member, .call, .cast, .index, .optionalChain: !isImplicit(expression)
        default: false
        }
    }

    /// The type that an argument has by itself; found once, so that nested calls stay cheap.
    func shownType(of argument: Expression) -> (type: TypeName?, isLiteral: Bool) {
        let key = ObjectIdentifier(argument)
        if let known = machine.shownTypes[key], known.expression === argument { return (known.type, known.isLiteral) }
        let node = compile(argument)
        let type = node is FailureNode ? nil : node.type
        machine.shownTypes[key] = (argument, type, node.isLiteral)
        return (type, node.isLiteral)
    }

    private func literalFit(
        _ wanted: TypeName, native: (NativeType) -> Bool, declared: [String], protocols: Set<String>,
        optionSet: Bool = false
    ) -> Fit {
        guard case .named(let name, _) = wanted else { return .no }
        if protocols.contains(name) { return .yes(2) }
        if let info = index.types[name] {
            if optionSet, info.conforms(to: "OptionSet") { return .yes(3) }
            return info.initializers.contains { declared.contains($0.parameters.first?.label ?? "") } ? .yes(2) : .no
        }
        if let type = nativeType(name) { return native(type) ? .yes(3) : .no }
        return machine.isKnownType(name) || Interpreter.protocolNames.contains(name) ? .no : .yes(1)
    }

    private func protocolFit(_ wanted: TypeName, _ protocols: Set<String>) -> Fit {
        guard case .named(let name, _) = wanted else { return .no }
        if protocols.contains(name) { return .yes(2) }
        return machine.isKnownType(name) || Interpreter.protocolNames.contains(name) ? .no : .yes(1)
    }

    private func implicitFit(_ argument: Expression, _ wanted: TypeName) -> Fit {
        var root = argument
        while true {
            switch root.kind {
            case .member(let base, _): root = base
            case .call(let callee, _): root = callee
            case .implicitMember(let name):
                if name == "init" {
                    if wanted.isNamed("View") { return .no }
                    guard case .call(_, let arguments) = argument.kind else { return .yes(1) }
                    return hasInitializer(wanted, for: arguments) ? .yes(3) : .yes(1)
                }
                return machine.hasStaticMember(wanted, name) ? .yes(3) : .no
            default: return .unknown
            }
        }
    }
}
