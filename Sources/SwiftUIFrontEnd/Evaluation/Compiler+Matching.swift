import Vocabulary

extension Compiler {
    /// The overloads that fit a call by labels and then by types, with the arguments compiled for each.
    ///
    /// One is left unless only the values of arguments can decide; `nil` if none fits.
    func prepare(
        _ targets: [Target], _ arguments: [CallArgument], _ range: Range<Int>, expected: TypeName? = nil,
        strict: Bool = false
    ) -> [PreparedCall]? {
        var matched: [(target: Target, slots: [[Int]], score: Int, isOpen: Bool)] = []
        for target in targets {
            guard let slots = Self.match(arguments, target.parameters), !writesConfiguration(arguments, target) else {
                continue
            }
            matched.append((target, slots, 0, false))
        }
        guard !matched.isEmpty else { return nil }
        if matched.count == 1, !strict {
            let (target, slots) = (matched[0].target, matched[0].slots)
            return [PreparedCall(target: target, plans: plans(arguments, slots, target, expected: expected))]
        }
        var fitting: [(target: Target, slots: [[Int]], score: Int, isOpen: Bool)] = []
        for entry in matched {
            var score = 0
            var isOpen = false
            var fits = true
            for (parameter, places) in zip(entry.target.parameters, entry.slots) {
                if places.isEmpty { score -= 1 }
                for place in places {
                    switch fit(arguments[place].value, parameter, entry.target) {
                    case .no: fits = false
                    case .unknown: isOpen = true
                    case .yes(let points): score += points * 4
                    }
                }
            }
            let function =
                (entry.target as? FunctionTarget)?.function ?? (entry.target as? InitializerTarget)?.function
            if function?.declaration?.isDisfavored == true { score -= 100 }
            // Among overloads that differ in their results only, what is expected chooses.
            if let expected, let result = type(entry.target.result, of: entry.target) {
                score += result == expected || result == expected.unwrapped ? 2 : 0
            }
            if fits { fitting.append((entry.target, entry.slots, score, isOpen)) }
        }
        if fitting.isEmpty, strict { return nil }
        if fitting.isEmpty { fitting = [matched[0]] }
        // Stable: the first declared wins among equals.
        let order = fitting.indices.sorted {
            fitting[$0].score != fitting[$1].score ? fitting[$0].score > fitting[$1].score : $0 < $1
        }
        let best = fitting[order[0]]
        // One that is open may want a more certain type than the best does.
        if fitting.count == 1 || !fitting.contains(where: \.isOpen) {
            return [PreparedCall(target: best.target, plans: plans(arguments, best.slots, best.target))]
        }
        return openCalls(order.map { (fitting[$0].target, fitting[$0].slots) }, arguments)
    }

    /// Whether a literal stands where a word takes what its style was handed, which is never written down.
    private func writesConfiguration(_ arguments: [CallArgument], _ target: Target) -> Bool {
        target is WordTarget && target.parameters.first?.name == "configuration"
            && arguments.first?.value.isLiteral == true
    }

    /// Whether only the values of arguments show if one of the overloads fits.
    func hasOpenFit(_ targets: [Target], _ arguments: [CallArgument]) -> Bool {
        targets.contains { target in
            guard let slots = Self.match(arguments, target.parameters) else { return false }
            return zip(target.parameters, slots).contains { parameter, places in
                places.contains { place in
                    if case .unknown = fit(arguments[place].value, parameter, target) { true } else { false }
                }
            }
        }
    }

    /// Overloads that the values of arguments decide between.
    private func openCalls(_ candidates: [(target: Target, slots: [[Int]])], _ arguments: [CallArgument])
        -> [PreparedCall]
    {
        var held: [Int: Node] = [:]
        var places: [Int: Int] = [:]
        for (position, argument) in arguments.enumerated() {
            switch argument.value.kind {
            case .closure, .integer, .float, .string, .bool, .nilLiteral, .array, .dictionary, .inoutReference,
                .keyPath:
                continue
            case .binary("...", let bound, _) where isImplicit(bound): continue
            case .binary("..<", let bound, _) where isImplicit(bound): continue
            case _ where isImplicit(argument.value) || hasImplicitBranches(argument.value): continue
            default: break
            }
            let node = compile(argument.value)
            if node.isLiteral { continue }
            places[position] = held.count
            held[position] = node
        }
        let calls = candidates.map { target, slots in
            var call = PreparedCall(target: target, plans: plans(arguments, slots, target, held: places, nodes: held))
            var checks = arguments.indices.compactMap { position in
                held[position].map { (node: $0, type: TypeName.named("Any")) }
            }
            for (parameter, positions) in zip(target.parameters, slots) {
                for position in positions {
                    guard let place = places[position],
                        let wanted = type(parameter.type, of: target) ?? bound(of: parameter, target)
                    else { continue }
                    // The order of `checks` is that of the places.
                    checks[place].type = wanted
                }
            }
            call.checks = checks
            return call
        }
        // A candidate that wants certain types is asked before one that takes everything.
        func specific(_ call: PreparedCall) -> Int { call.checks.count { $0.type != .named("Any") } }
        return calls.enumerated().sorted {
            let (a, b) = (specific($0.element), specific($1.element))
            return a != b ? a > b : $0.offset < $1.offset
        }.map(\.element)
    }

    private func plans(
        _ arguments: [CallArgument], _ slots: [[Int]], _ target: Target, held: [Int: Int] = [:],
        nodes: [Int: Node] = [:], expected: TypeName? = nil
    ) -> [ArgumentPlan] {
        var keyPathType: TypeName?
        if target is ModifierTarget, let first = arguments.first, case .keyPath(_, let parts) = first.value.kind,
            parts.count == 1, case .member(let name) = parts[0]
        {
            keyPathType = machine.environmentType(name)
        }
        let keyed = target is ModifierTarget ? keyedType(arguments, slots, target) : nil
        return zip(target.parameters, slots).map { written, places in
            var parameter = written
            if parameter.label == "format", isLooseType(parameter.type) { parameter.type = .named("FormatStyle") }
            if let member = memberType(parameter.type, arguments, slots, target) { parameter.type = member }
            if let keyPathType, parameter.label == nil, isLooseType(parameter.type) { parameter.type = keyPathType }
            if target is WordTarget, parameter.name == "content",
                case .function(let inputs, let result)? = parameter.type,
                inputs == [.named("Any")], let element = elementType(of: arguments, slots, target)
            {
                parameter.type = .function([element], result)
            }
            if let keyed { parameter.type = parameter.type.map { Self.keyed($0, keyed) } }
            func argument(_ position: Int) -> Node {
                if let place = held[position], let node = nodes[position] {
                    let value = HeldNode(place, node.range, type: node.type)
                    return coerced(value, to: type(parameter.type, of: target))
                }
                return self.argument(arguments[position], parameter, target)
            }
            if parameter.isVariadic { return places.isEmpty ? .variadic([]) : .variadic(places.map(argument)) }
            guard let position = places.first else {
                // `type: T.Type = T.self` where the result shows what T is.
                if let expected, case .metatype(.named(let name, _))? = parameter.type, target.generics.contains(name),
                    case .named(name, _)? = target.result?.unwrapped
                {
                    let meant = target.result?.unwrapped == target.result ? expected : expected.unwrapped
                    return .node(ConstantNode(.type(meant), 0..<0, type: .metatype(meant)))
                }
                return .defaulted
            }
            if parameter.isInout, case .inoutReference(let place) = arguments[position].value.kind {
                return .place(compile(place))
            }
            return .node(argument(position))
        }
    }

    /// `T.State`, where an argument for a parameter of type `T` shows what `T` is.
    private func memberType(
        _ written: TypeName?, _ arguments: [CallArgument], _ slots: [[Int]], _ target: Target
    ) -> TypeName? {
        guard case .named(let name, _)? = written, let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
            target.generics.contains(String(name[..<dot]))
        else { return nil }
        let generic = TypeName.named(String(name[..<dot]))
        guard let place = target.parameters.firstIndex(where: { $0.type == generic }),
            let position = slots[place].first,
            let owner = info(shownType(of: arguments[position].value).type)
        else { return nil }
        let member = String(name[name.utf8.index(after: dot)...])
        return owner.nested[member]?.typeName
            ?? owner.aliases[member].flatMap { machine.canonical($0, owner: owner, generics: owner.generics) }
    }

    /// The type of the elements that `ForEach` and the like hand to their content, where the data shows it.
    private func elementType(of arguments: [CallArgument], _ slots: [[Int]], _ target: Target) -> TypeName? {
        guard let place = target.parameters.firstIndex(where: { $0.name == "data" }), let position = slots[place].first
        else { return nil }
        return machine.elementType(of: shownType(of: arguments[position].value).type)
    }

    private func isLooseType(_ type: TypeName?) -> Bool {
        guard case .named(let name, _)? = type?.unwrapped else { return type == nil }
        return name == "Any" || name.count <= 2 || name == "Value"
    }

    func argument(_ argument: CallArgument, _ parameter: ParameterSpec, _ target: Target) -> Node {
        var wanted = type(parameter.type, of: target)
        if let names = implicitNames(argument.value), let bound = protocolBound(of: parameter, target, naming: names) {
            wanted = bound
        }
        if wanted == nil, parameter.type?.unwrapped == .named("Any"), !(target is FunctionTarget),
            implicitNames(argument.value) != nil
        {
            wanted = .named("Any")
        }
        if parameter.isAutoclosure { return autoclosure(argument.value, wanted) }
        if case .closure(let closure) = argument.value.kind {
            var known = function(wanted)
            if let closureResult, case .function(let parameters, .named("Any", []))? = known {
                known = .function(parameters, closureResult)
            }
            if known == nil, let closureResult { known = .function([.named("Any")], closureResult) }
            checkIgnored(closure, known, parameter, target)
            let node = self.closure(closure, expected: known, builder: parameter.builder)
            return parameter.callsClosure ? ValueCallNode(node, [], labels: [], node.range, type: nil) : node
        }
        if target is WordTarget || target is ModifierTarget {
            checkLiteral(argument.value, parameter, wanted)
            if case .anyOf? = wanted?.unwrapped { checkAlternatives(argument.value, parameter, wanted) }
            checkBinding(argument.value, parameter, wanted)
            let node = open(argument.value, expected: wanted)
            checkUnwrapped(node, wanted)
            checkKind(of: node, parameter, wanted)
            checkNumber(node, parameter, wanted)
            checkText(node, parameter, target)
            return coerced(node, to: wanted)
        }
        if target is FunctionTarget || target is LocalFunctionTarget || target is InitializerTarget
            || target is MemberwiseTarget || target is CaseTarget
        {
            checkDeclaredLiteral(argument.value, parameter, wanted)
            checkBinding(argument.value, parameter, wanted)
            checkBound(argument.value, wanted)
            checkInout(argument.value, parameter, target)
            let node = compile(argument.value, expected: wanted)
            if !argument.value.isLiteral, !parameter.isInout {
                checkValue(argument.value, node, wanted, written: parameter.isVariadic ? nil : parameter.type)
            }
            return coerced(node, to: wanted)
        }
        return coerced(compile(argument.value, expected: wanted), to: wanted)
    }

    /// An expression as the closure that evaluates it.
    func autoclosure(_ expression: Expression, _ wanted: TypeName?) -> Node {
        let closure = ClosureExpression(
            parameters: [], namesParameters: false, result: nil, captures: [],
            body: [Statement(.expression(expression), expression.range)], range: expression.range)
        let result = if case .function(_, let result)? = wanted { result } else { wanted }
        return self.closure(closure, expected: result.map { .function([], $0) }, builder: nil)
    }

    private func function(_ type: TypeName?) -> TypeName? {
        switch type?.unwrapped {
        case .function?: return type?.unwrapped
        case .anyOf(let types)?: return types.lazy.compactMap { self.function($0) }.first
        default: return nil
        }
    }

    // MARK: Types

    enum Fit {
        case no
        case unknown
        case yes(Int)
    }

    /// What the generic type of a parameter is bound to, where types are known to fulfil it or not.
    private func bound(of parameter: ParameterSpec, _ target: Target) -> TypeName? {
        guard case .named(let name, _)? = parameter.type?.unwrapped, let bound = target.constraints[name],
            case .named(let known, _) = bound
        else { return nil }
        let isDeclared = index.types[known]?.kind == .protocolType || index.types[known]?.kind == .classType
        return isDeclared || Self.decidable.contains(known) ? bound : nil
    }

    /// The declared protocol that the generic type of a parameter is bound by, where its extensions give the member: what
    /// `.red` means for `style: S` is a style and no colour.
    private func protocolBound(of parameter: ParameterSpec, _ target: Target, naming members: [String]) -> TypeName? {
        guard case .named(let name, [])? = parameter.type?.unwrapped,
            let bound = target.constraints[name] ?? target.owner?.declaration?.bounds[name]?.first,
            let known = bound.nominalName, let info = index.types[known], info.kind == .protocolType,
            members.allSatisfy({ info.staticProperty($0) != nil || !info.staticMethods(named: $0).isEmpty })
        else { return nil }
        return info.typeName
    }

    private static let decidable: Set<String> = [
        "Numeric", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "FloatingPoint", "BinaryFloatingPoint",
        "StringProtocol", "Collection", "Sequence", "Comparable"
    ]

    private func fit(_ argument: Expression, _ parameter: ParameterSpec, _ target: Target) -> Fit {
        if case .closure(let closure) = argument.kind {
            guard parameter.acceptsClosure else { return .no }
            return fit(closure, type(parameter.type, of: target))
        }
        // An implicit member says what type it wants: a parameter that takes anything comes last.
        guard let wanted = type(parameter.type, of: target) else {
            guard let bound = bound(of: parameter, target) else { return .yes(isImplicit(argument) ? 0 : 1) }
            switch fit(argument, bound) {
            case .no: return .no
            case .unknown: return .unknown
            case .yes: return .yes(2)
            }
        }
        if parameter.isAutoclosure, case .function(_, let result) = wanted { return fit(argument, result) }
        return fit(argument, wanted)
    }

    private func fit(_ closure: ClosureExpression, _ wanted: TypeName?) -> Fit {
        guard let wanted, let function = function(wanted), case .function(let parameters, _) = function else {
            return .yes(1)
        }
        if closure.namesParameters {
            return closure.parameters.count == parameters.count || (parameters.count == 1) ? .yes(3) : .no
        }
        let highest = NameUse(statements: closure.body).highestShorthand
        if highest >= parameters.count, parameters.count != 1 { return .no }
        if highest < 0, !parameters.isEmpty { return .no }
        return .yes(3)
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
    private func shownType(of argument: Expression) -> (type: TypeName?, isLiteral: Bool) {
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
