import Diagnostics
import Vocabulary

extension Compiler {
    func valueCall(
        _ callee: Node, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName? = nil
    ) -> Node {
        if let content = layoutContent(callee.type, arguments) {
            return LayoutCallNode(
                callee, closure(content, expected: .function([], .named("View")), builder: "ViewBuilder"), range)
        }
        if arguments.count == 1, arguments[0].label == nil, isLayout(callee.type) {
            // `layout(content)`: a builder that is stored or passed on.
            return LayoutCallNode(
                callee, compile(arguments[0].value, expected: .function([], .named("View"))), range)
        }
        if callee.type == nil, arguments.count == 1, arguments[0].isTrailing,
            case .closure(let closure) = arguments[0].value.kind,
            !closure.namesParameters
        {
            // A layout as well as a function may stand in what is called.
            let content = self.closure(closure, expected: .function([], .named("View")), builder: "ViewBuilder")
            let plain = ValueCallNode(
                callee, [self.closure(closure, expected: nil, builder: nil)], labels: [arguments[0].label], range,
                type: nil)
            return LateLayoutCallNode(callee, content, plain, range)
        }
        var wanted: [TypeName?] = arguments.map { _ in nil }
        var result: TypeName?
        if case .function(let parameters, let returned)? = callee.type?.unwrapped {
            for index in wanted.indices where index < parameters.count { wanted[index] = type(parameters[index]) }
            result = type(returned)
        }
        if let info = info(callee.type), !info.methods(named: "callAsFunction").isEmpty {
            return methodCall(callee, "callAsFunction", arguments, range, expected)
        }
        let nodes = zip(arguments, wanted).map { argument, type -> Node in
            if case .closure(let closure) = argument.value.kind {
                return self.closure(closure, expected: type, builder: nil)
            }
            if type == nil, isImplicit(argument.value) { return compile(argument.value, expected: type) }
            let node = compile(argument.value, expected: type)
            if callee.hasWrittenType, let type { checkValue(argument.value, node, type) }
            return coerced(node, to: type)
        }
        let node = ValueCallNode(callee, nodes, labels: arguments.map(\.label), range, type: result)
        node.hasWrittenType = callee.hasWrittenType && result != nil && result != .named("Void")
        return node
    }

    /// The content of `layout { … }`, the call of a layout with views.
    func layoutContent(_ type: TypeName?, _ arguments: [CallArgument]) -> ClosureExpression? {
        guard arguments.count == 1, case .closure(let closure) = arguments[0].value.kind, !closure.namesParameters,
            isLayout(type)
        else { return nil }
        return closure
    }

    /// Whether values of a type are layouts, which are called with their content.
    private func isLayout(_ type: TypeName?) -> Bool {
        guard case .named(let name, _)? = type else { return false }
        if let info = index.types[name] {
            return info.conforms(to: "Layout") && info.methods(named: "callAsFunction").isEmpty
        }
        if name == "Layout" || name.hasSuffix("Layout") && catalogue.viewSignatures(name) != nil { return true }
        return nativeType(name).map { $0.conformances.contains("Layout") || name == "AnyLayout" } ?? false
    }

    func methodCall(
        _ base: Node, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        let name = seen(name, of: info(base.type))
        if arguments.count == 1, arguments[0].isTrailing, let info = info(base.type),
            let property = info.anyProperty(name),
            let known = propertyType(property), layoutContent(known, arguments) != nil
        {
            return valueCall(MemberNode(base, name, range, type: known), arguments, range)
        }
        if name == "callAsFunction", isLayout(base.type) { return valueCall(base, arguments, range) }
        var type: TypeName?
        if case .optional? = base.type, name == "map" || name == "flatMap", let expected,
            expected.unwrapped != .named("Any")
        {
            type = .optional(expected.unwrapped)
        } else if let known = base.type, !(base is FailureNode) {
            type = machine.methodType(of: known, name, arguments, self, range)
            checkElement(of: base, name, arguments)
            checkStandardCall(on: base, name, arguments, range)
        } else if !machine.isKnownMember(name), !(base is FailureNode) {
            let node = unknownMethod(name, range)
            for argument in arguments { checkAnyway(argument.value) }
            return node
        }
        let node = MethodCallNode(base, name, arguments, self, range, type: type, expected: expected)
        node.hasWrittenType = isPlainMethod(name, of: base.type)
        return node
    }

    /// Whether all methods of a name that a declared type has give the same, without generic parameters.
    private func isPlainMethod(_ name: String, of type: TypeName?) -> Bool {
        guard case .named? = type, let info = info(type), info.kind != .protocolType, info.generics.isEmpty else {
            return false
        }
        let methods = info.methods(named: name)
        guard let first = methods.first else { return false }
        return methods.allSatisfy {
            $0.owner === info && $0.result == first.result && $0.generics.isEmpty && $0.builder == nil
        }
    }

    /// The known modifier or method that a name is close to.
    func nearMethod(_ name: String) -> String? {
        let candidates = index.memberNames.union(catalogue.modifierNames()).union(BuiltinMethods.names)
        return NearestName.of(name, among: candidates.sorted())
    }

    func unknownMethod(_ name: String, _ range: Range<Int>) -> FailureNode {
        let hint = nearMethod(name).map { ["did you mean `\($0)`?"] } ?? []
        return fail(
            "unknown-modifier", "there is no modifier or method `\(name)`", memberRange(name, range), hints: hint)
    }

    /// The place of the name in `base.name(…)`.
    func memberRange(_ name: String, _ range: Range<Int>) -> Range<Int> {
        machine.placeOfMember(name, in: range)
    }
}
