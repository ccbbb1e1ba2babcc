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
                let function = info.staticSubscripts.first(where: { $0.parameters.map(\.label) == written })
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
        var nodes: [Node] = []
        if let info = info(node.type) {
            let fitting = info.lookupOrder.flatMap(\.subscripts).filter { $0.parameters.count == arguments.count }
            if let function = fitting.first(where: { $0.parameters.map(\.label) == labels }) ?? fitting.first {
                result = machine.canonical(
                    function.result ?? .named("Any"), owner: function.owner, generics: function.generics)
                for (argument, parameter) in zip(arguments, function.parameters) {
                    let want = machine.canonical(
                        parameter.type ?? .named("Any"), owner: function.owner, generics: function.generics)
                    nodes.append(coerced(compile(argument.value, expected: want), to: want))
                }
                for (place, parameter) in function.parameters.enumerated() where parameter.isAutoclosure {
                    nodes[place] = self.argument(arguments[place], parameter, FunctionTarget(machine, function))
                }
                labels = function.parameters.map(\.label)
            }
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
        return IndexNode(node, nodes, labels: labels, range, type: result)
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
}
