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
            guard let slots = Self.match(arguments, target.parameters) else { continue }
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
            if (entry.target as? FunctionTarget)?.function.declaration?.isDisfavored == true { score -= 100 }
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
            case _ where isImplicit(argument.value): continue
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
        return zip(target.parameters, slots).map { written, places in
            var parameter = written
            if parameter.label == "format", isLooseType(parameter.type) { parameter.type = .named("FormatStyle") }
            if let keyPathType, parameter.label == nil, isLooseType(parameter.type) { parameter.type = keyPathType }
            if target is WordTarget, parameter.name == "content",
                case .function(let inputs, let result)? = parameter.type,
                inputs == [.named("Any")], let element = elementType(of: arguments, slots, target)
            {
                parameter.type = .function([element], result)
            }
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
        if wanted == nil, parameter.type?.unwrapped == .named("Any"), !(target is FunctionTarget),
            isImplicit(argument.value)
        {
            wanted = .named("Any")
        }
        if parameter.isAutoclosure { return autoclosure(argument.value, wanted) }
        if case .closure(let closure) = argument.value.kind {
            var known = function(wanted)
            if let closureResult, case .function(let parameters, .named("Any", []))? = known {
                known = .function(parameters, closureResult)
            }
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
            return coerced(node, to: wanted)
        }
        return coerced(compile(argument.value, expected: wanted), to: wanted)
    }

    /// An expression as the closure that evaluates it.
    func autoclosure(_ expression: Expression, _ wanted: TypeName?) -> Node {
        let closure = ClosureExpression(
            parameters: [], namesParameters: false, result: nil, captures: [],
            body: [Statement(.expression(expression), expression.range)], range: expression.range)
        return self.closure(closure, expected: wanted.map { .function([], $0) }, builder: nil)
    }

    /// A literal of another kind than the parameter of a word wants.
    private func checkLiteral(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named(let name, _)? = wanted?.unwrapped, ["Double", "Int", "Bool", "String"].contains(name) else {
            return
        }
        let found: String
        switch (expression.kind, name) {
        case (.string, "Double"), (.string, "Int"), (.string, "Bool"): found = "a string"
        case (.integer, "Bool"), (.integer, "String"), (.float, "Bool"), (.float, "String"), (.float, "Int"):
            found = "a number"
        case (.bool, "Double"), (.bool, "Int"), (.bool, "String"): found = "a Bool"
        default: return
        }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? name), not \(found)",
            expression.range)
    }

    /// A literal for a parameter that takes one of several types, or a type that no such literal makes.
    private func checkAlternatives(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        let found: String
        switch expression.kind {
        case .string: found = "a string"
        case .integer, .float: found = "a number"
        case .bool: found = "a Bool"
        default: return
        }
        guard let wanted, isPlain(wanted), case .no = fit(expression, wanted) else { return }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? wanted.text), not \(found)",
            expression.range)
    }

    /// A type as a message names it.
    private func shown(_ type: TypeName) -> String {
        if case .anyOf(let types) = type.unwrapped { return types.map(\.text).joined(separator: " or ") }
        return type.unwrapped.text
    }

    /// Whether it is known of every literal if it makes a value of the type.
    private func isPlain(_ type: TypeName) -> Bool {
        switch type.unwrapped {
        case .anyOf(let types): return types.allSatisfy { self.type($0).map(isPlain) ?? false }
        case .named(let name, _):
            return ["Double", "Int", "Bool", "String", "Edge.Set", "EdgeInsets", "Color", "Font", "Angle"].contains(
                name)
        default: return false
        }
    }

    /// A text where a number is wanted, and the like.
    private func checkKind(of node: Node, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named(let name, _)? = wanted?.unwrapped, case .named(let have, _)? = node.type, name != have,
            ["Double", "Int", "Bool"].contains(name), ["String", "Bool", "Character"].contains(have),
            !(node is ConstantNode), !(node is FailureNode)
        else { return }
        fail(
            "wrong-type",
            "`\(parameter.label ?? parameter.name)` is of type \(parameter.type.map(shown) ?? name), not \(have)",
            node.range, hints: have == "String" ? ["make a number of it, as in `Double(…) ?? 0`"] : [])
    }

    /// State where a binding to it is wanted: the `$` is missing.
    private func checkBinding(_ expression: Expression, _ parameter: ParameterSpec, _ wanted: TypeName?) {
        guard case .named("Binding", _)? = wanted?.unwrapped, case .name(let name, _) = expression.kind,
            context.find(name, from: scope) == nil, let property = context.owner?.anyProperty(name),
            property.wrapperAttribute != nil, property.type?.nominalName != "Binding"
        else { return }
        switch property.wrapper {
        case .box, .binding: break
        default: return
        }
        fail(
            "wrong-type", "`\(parameter.label ?? parameter.name)` takes a binding, not a value", expression.range,
            hints: ["write `$\(name)`"])
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
            return fit(argument, inner)
        }
        if wanted == .named("Any") { return .yes(1) }
        switch argument.kind {
        case .integer:
            if wanted == .named("Int") { return .yes(4) }
            if wanted == .named("Double") { return .yes(3) }
            if SizedNumbers.kind(wanted) != nil || SizedNumbers.isFloat(wanted) { return .yes(2) }
            return literalFit(
                wanted, native: { $0.fromNumberLiteral != nil }, declared: ["integerLiteral", "floatLiteral"],
                protocols: [
                    "BinaryInteger", "Numeric", "Hashable", "Equatable", "Comparable", "Strideable",
                    "BinaryFloatingPoint", "FixedWidthInteger", "SignedNumeric", "AdditiveArithmetic"
                ])
        case .float:
            if wanted == .named("Double") { return .yes(4) }
            if SizedNumbers.isFloat(wanted) { return .yes(2) }
            return literalFit(
                wanted, native: { $0.fromNumberLiteral != nil }, declared: ["floatLiteral"],
                protocols: [
                    "Numeric", "Hashable", "Equatable", "Comparable", "BinaryFloatingPoint", "FloatingPoint",
                    "SignedNumeric", "AdditiveArithmetic"
                ])
        case .string:
            if wanted == .named("String") { return .yes(4) }
            if wanted == .named("Character"), case .string(let parts) = argument.kind, parts.count == 1,
                case .text(let text) = parts[0], text.count == 1
            {
                return .yes(2)
            }
            return literalFit(
                wanted, native: { $0.fromStringLiteral != nil }, declared: ["stringLiteral"],
                protocols: [
                    "LocalizedStringKey", "LocalizedStringResource", "StringProtocol", "Hashable", "Equatable",
                    "Comparable", "Collection", "Sequence", "RandomAccessCollection", "CustomStringConvertible"
                ])
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
                protocols: [
                    "Sequence", "Collection", "RandomAccessCollection", "Hashable", "Equatable", "MutableCollection",
                    "BidirectionalCollection"
                ], optionSet: true)
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
        default: break
        }
        let shown = shownType(of: argument)
        guard let type = shown.type else { return .unknown }
        if shown.isLiteral, type == .named("Int"), wanted == .named("Double") { return .yes(3) }
        return machine.fit(type, wanted)
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
        if let type = catalogue.nativeType(name) { return native(type) ? .yes(3) : .no }
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
                    if wanted == .named("View") { return .no }
                    guard case .call(_, let arguments) = argument.kind else { return .yes(1) }
                    return hasInitializer(wanted, for: arguments) ? .yes(3) : .yes(1)
                }
                return machine.hasStaticMember(wanted, name) ? .yes(3) : .no
            default: return .unknown
            }
        }
    }
}
