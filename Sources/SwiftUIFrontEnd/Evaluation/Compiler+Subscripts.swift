import Diagnostics
import Vocabulary

extension Compiler {
    func subscripted(
        _ base: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if case .name("super", _) = base.kind, let superclass = context.owner?.superclass {
            let labels = arguments.map(\.label)
            let functions = superclass.lookupOrder.flatMap(\.subscripts).filter { $0.parameters.map(\.label) == labels }
            let targets = functions.map { SuperTarget(machine, $0, selfNode: selfNode(range)) }
            if let call = prepare(targets, arguments, range) { return KnownCallNode(call, range, type: nil) }
            return fail("unknown-member", "the superclass has no such subscript", range)
        }
        if let type = typeReference(base) {
            let written = arguments.map(\.label)
            if let info = info(type),
                let function = staticSubscript(
                    info.staticSubscripts.filter { $0.parameters.map(\.label) == written }, arguments)
            {
                let nodes = zip(arguments, function.parameters).map { argument, parameter in
                    let wanted = machine.canonical(
                        parameter.type ?? .named("Any"), owner: function.owner, generics: function.generics)
                    return coerced(compile(argument.value, expected: wanted), to: wanted)
                }
                return StaticIndexNode(function, info, nodes, range)
            }
            return fail("unknown-member", "`\(type.text)` has no static subscript", range)
        }
        var wholeType: TypeName?
        // `[.leading, .trailing][place]`: the elements have the type that is expected here.
        if let expected, case .array(let elements) = base.kind, elements.contains(where: { isImplicit($0) }) {
            wholeType = .array(expected.unwrapped)
        }
        let node = compile(base, expected: wholeType)
        if arguments.count == 1, case .operatorFunction("...") = arguments[0].value.kind {
            let all = RangeNode(nil, nil, isClosed: false, arguments[0].value.range, type: nil)
            return IndexNode(node, [all], labels: [nil], range, type: node.type)
        }
        checkKey(of: node, arguments)
        var wanted: TypeName?
        var result: TypeName?
        var labels = arguments.map(\.label)
        switch node.type {
        case .array(let element)?:
            let isSlice = arguments.count == 1 && isRange(arguments[0].value)
            result = isSlice ? node.type : type(element)
        case .dictionary(let key, let value)?:
            wanted = type(key)
            result = type(value).map { .optional($0) }
            if labels.count == 2 { result = type(value) }
        case .named("String", _)?:
            result = nil
            if arguments.count == 1, labels == [nil], isRange(arguments[0].value) { result = .named("String") }
        default: break
        }
        if labels == ["keyPath"], let base = node.type, case .keyPath = arguments[0].value.kind {
            result = BuiltinMethods.mapped(arguments[0].value, base, self)
        }
        if labels.contains(where: { $0 != nil }), let nominal = node.type?.nominalName, index.types[nominal] == nil {
            // A subscript that an extension adds tells whether it gives an optional.
            let added = machine.nativeLineage(nominal).compactMap { index.nativeExtensions[$0] }.flatMap(\.subscripts)
            if let function = added.first(where: { $0.parameters.map(\.label) == labels }),
                case .optional? = function.result
            {
                result = .optional(.named("Any"))
            }
        }
        var nodes: [Node] = []
        if let nominal = node.type?.nominalName, index.types[nominal] == nil, !index.nativeExtensions.isEmpty {
            let added = machine.nativeLineage(nominal).compactMap { index.nativeExtensions[$0] }.flatMap(\.subscripts)
            if let function = added.first(where: {
                $0.parameters.map(\.label) == labels && $0.parameters.contains(where: \.isAutoclosure)
            }) {
                nodes = zip(function.parameters, arguments).map { index($0, [$1], of: function, range) }
            }
        }
        if let info = info(node.type) {
            let all = info.lookupOrder.flatMap(\.subscripts)
            let alike = all.filter { $0.parameters.map(\.label) == labels && !$0.isRequirement }
            let exact = best(of: alike, arguments) ?? all.first { $0.parameters.map(\.label) == labels }
            let loose = all.first { $0.parameters.count == arguments.count && labels.allSatisfy { $0 == nil } }
            if let function = exact ?? all.first(where: { Self.match(arguments, $0.parameters) != nil }) ?? loose {
                result = machine.canonical(
                    function.result ?? .named("Any"), owner: function.owner, generics: function.generics)
                let slots =
                    Self.match(arguments, function.parameters) ?? function.parameters.indices.map { [$0] }
                nodes = zip(function.parameters, slots).map { index($0, $1.map { arguments[$0] }, of: function, range) }
                labels = function.parameters.map(\.label)
            }
        }
        if nodes.isEmpty, let function = addedSubscript(of: node.type, arguments) {
            result = machine.canonical(
                function.result ?? .named("Any"), owner: function.owner, generics: function.generics)
            nodes = zip(function.parameters, arguments).map { index($0, [$1], of: function, range) }
        }
        if nodes.isEmpty {
            nodes = arguments.enumerated().map { place, argument in
                if place > 0, argument.label == "default", case .closure = argument.value.kind {
                } else if place > 0, isImplicit(argument.value), node.type == nil {
                    return ConstantNode(
                        .native(
                            UnresolvedMember(name: implicitRoot(argument.value) ?? "", range: argument.value.range)),
                        range, type: nil)
                }
                if place > 0, case .dictionary(_, let value)? = node.type {
                    return coerced(compile(argument.value, expected: type(value)), to: type(value))
                }
                if wanted == nil, let names = implicitNames(argument.value) {
                    return guideMember(argument.value, names)
                }
                return coerced(compile(argument.value, expected: wanted), to: wanted)
            }
        }
        if case .array? = node.type, case .named(let name, _)? = nodes.first?.type,
            name.hasSuffix("Range") || name == "PartialRange"
        {
            result = node.type
        }
        let found = IndexNode(node, nodes, labels: labels, range, type: result)
        found.hasWrittenType = isPlainIndex(of: node, arguments, nodes)
        return found
    }

    /// Whether a subscript is one of a standard collection by one key or place.
    private func isPlainIndex(of base: Node, _ arguments: [CallArgument], _ nodes: [Node]) -> Bool {
        guard arguments.count == 1, arguments[0].label == nil, let type = sureType(of: base),
            index.nativeExtensions.values.allSatisfy({ $0.subscripts.isEmpty })
        else { return false }
        switch type {
        case .dictionary: return true
        case .array: return nodes[0].type == .named("Int") && (nodes[0].isLiteral || sureType(of: nodes[0]) != nil)
        default: return false
        }
    }

    /// The subscript that an extension adds to a native type, if an implicit member as index needs its parameter's type.
    private func addedSubscript(of type: TypeName?, _ arguments: [CallArgument]) -> FunctionInfo? {
        guard let nominal = type?.nominalName, index.types[nominal] == nil,
            arguments.contains(where: { isImplicit($0.value) })
        else { return nil }
        let added = machine.nativeLineage(nominal).compactMap { index.nativeExtensions[$0] }.flatMap(\.subscripts)
        return added.first { $0.parameters.map(\.label) == arguments.map(\.label) }
    }

    /// What goes to one parameter of a declared subscript: an argument, several, or the default.
    private func index(
        _ parameter: ParameterSpec, _ given: [CallArgument], of function: FunctionInfo, _ range: Range<Int>
    ) -> Node {
        let want = machine.canonical(
            parameter.type ?? .named("Any"), owner: function.owner, generics: function.generics)
        if parameter.isVariadic {
            return ArrayNode(
                given.map { coerced(compile($0.value, expected: want), to: want) }, range, type: want.map { .array($0) }
            )
        }
        let argument = given.first ?? parameter.defaultValue.map { CallArgument(label: nil, value: $0) }
        guard let argument else { return ConstantNode(.none, range, type: nil) }
        if parameter.isAutoclosure { return self.argument(argument, parameter, FunctionTarget(machine, function)) }
        return coerced(compile(argument.value, expected: want), to: want)
    }

    func isRange(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .binary(let symbol, _, _): return symbol == "..<" || symbol == "..."
        case .prefix(let symbol, _), .postfix(let symbol, _): return symbol == "..<" || symbol == "..."
        case .tuple(let elements): return elements.count == 1 && isRange(elements[0].value)
        case .integer: return false
        default:
            if case .named(let name, _)? = compile(expression).type { return name.hasSuffix("Range") }
            return false
        }
    }

    /// `d[.leading]`, `d[explicit: .top]`, `d[isWide ? .leading : .center]`: an alignment guide unless the value says
    /// otherwise, of the axis that has all the names.
    func guideMember(_ expression: Expression, _ names: [String]) -> Node {
        let type = ["HorizontalAlignment", "VerticalAlignment"].first { type in
            names.allSatisfy { constant(of: .named(type), $0, expression.range) != nil }
        }
        if type == nil, case .implicitMember(let name) = expression.kind, machine.isAnyStaticMember(name) {
            // The key of a dictionary, whose type its keys tell.
            return ConstantNode(
                .native(UnresolvedMember(name: name, range: expression.range)), expression.range, type: nil)
        }
        return compile(expression, expected: .named(type ?? "HorizontalAlignment"))
    }

    /// The implicit members that an expression may be; `nil` if it may be anything else, whose type then decides.
    func implicitNames(_ expression: Expression) -> [String]? {
        switch expression.kind {
        case .member(let base, _): return implicitNames(base)
        case .call(let callee, _): return implicitNames(callee)
        case .implicitMember(let name): return [name]
        case .ternary(_, let yes, let no):
            guard let yes = implicitNames(yes), let no = implicitNames(no) else { return nil }
            return yes + no
        default: return nil
        }
    }

    /// The one of several subscripts with the same labels whose parameters fit best.
    private func best(of functions: [FunctionInfo], _ arguments: [CallArgument]) -> FunctionInfo? {
        guard functions.count > 1 else { return functions.first }
        return prepare(functions.map { FunctionTarget(machine, $0) }, arguments, 0..<0)?.first.flatMap {
            ($0.target as? FunctionTarget)?.function
        }
    }

    /// The one of several static subscripts with the same labels that takes the arguments.
    private func staticSubscript(_ functions: [FunctionInfo], _ arguments: [CallArgument]) -> FunctionInfo? {
        guard functions.count > 1 else { return functions.first }
        return functions.first { function in
            zip(arguments, function.parameters).allSatisfy { mayTake($0.value, $1.type, function) }
        } ?? functions.first
    }

    private func mayTake(_ argument: Expression, _ type: TypeName?, _ function: FunctionInfo) -> Bool {
        guard let type else { return true }
        switch argument.kind {
        case .keyPath: return type.nominalName?.hasSuffix("KeyPath") ?? false
        case .member(let base, "self") where typeReference(base) != nil:
            if case .metatype = type { return true } else { return false }
        default:
            let wanted = machine.canonical(type, owner: function.owner, generics: function.generics)
            if let wanted, case .no = fit(argument, wanted) { return false }
            return true
        }
    }
}
