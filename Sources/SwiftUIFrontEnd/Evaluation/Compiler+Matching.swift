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
                // A list that is left empty is thought of last.
                if places.isEmpty { score -= parameter.isVariadic ? 20 : 1 }
                for place in places {
                    switch fit(arguments[place].value, parameter, entry.target) {
                    case .no: fits = false
                    case .unknown: isOpen = true
                    case .yes(let points): score += points * 4
                    }
                }
            }
            // What asks more of its generic parameters is meant before what asks less.
            score += min(entry.target.bounds.values.reduce(0) { $0 + $1.count }, 3)
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
                if target is FunctionTarget || target is LocalFunctionTarget { _ = refusesChange(of: place) }
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
            if isOnlyOne(target), parameter.builder == nil { sureFunction = known?.unwrapped }
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
            if argument.value.isLiteral {
                if let wanted { _ = refusesLiteral(argument.value, wanted, written: parameter.type) }
            } else if !parameter.isInout {
                checkValue(argument.value, node, wanted, written: parameter.isVariadic ? nil : parameter.type)
            }
            return coerced(node, to: wanted)
        }
        return coerced(compile(argument.value, expected: wanted), to: wanted)
    }

    /// Whether a target is a function of the program without overloads and generic parameters.
    private func isOnlyOne(_ target: Target) -> Bool {
        let function = (target as? FunctionTarget)?.function ?? (target as? LocalFunctionTarget)?.function
        guard let function, target.generics.isEmpty else { return false }
        return siblings(of: function).count == 1
    }

    /// An expression as the closure that evaluates it.
    func autoclosure(_ expression: Expression, _ wanted: TypeName?) -> Node {
        let closure = ClosureExpression(
            parameters: [], namesParameters: false, result: nil, captures: [],
            body: [Statement(.expression(expression), expression.range)], range: expression.range)
        let result = if case .function(_, let result)? = wanted { result } else { wanted }
        return self.closure(closure, expected: result.map { .function([], $0) }, builder: nil)
    }

    func function(_ type: TypeName?) -> TypeName? {
        switch type?.unwrapped {
        case .function?: return type?.unwrapped
        case .anyOf(let types)?: return types.lazy.compactMap { self.function($0) }.first
        default: return nil
        }
    }
}
