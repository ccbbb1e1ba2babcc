import Diagnostics
import Vocabulary

extension Compiler {
    func call(
        _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        // `Raw(integerLiteral: value)`: a value of what literals are read as is one of any type that is made of them.
        if case .name(let name, []) = callee.kind, arguments.count == 1,
            arguments[0].label?.hasSuffix("Literal") ?? false,
            context.generics.contains(name) || index.types[name] == nil && Self.literalTypes.contains(name)
        {
            return coerced(compile(arguments[0].value, expected: type(.named(name))), to: type(.named(name)))
        }
        if let generic = unshownGeneric(callee) { return valueCall(generic, arguments, range) }
        if let type = typeReference(callee) {
            let written = bindings(of: callee)
            writtenArguments = written
            let node = construct(type, arguments, range, expected)
            writtenArguments = [:]
            if let made = node as? KnownCallNode {
                made.bindings.merge(written) { $1 }
                made.handedOn = handedOn(by: callee)
            }
            return node
        }
        switch callee.kind {
        case .name(let name, _): return callByName(name, callee, arguments, range, expected)
        case .implicitMember(let name): return implicitCall(name, arguments, range, expected)
        case .member(let base, let name):
            if case .name("super", _) = base.kind { return superCall(name, arguments, range) }
            if let generic = unshownGeneric(base) {
                if name == "init" { return valueCall(generic, arguments, range) }
                return methodCall(generic, name, arguments, range, expected)
            }
            if let type = typeReference(base) {
                return bound(typeCall(type, name, arguments, range, expected), by: base)
            }
            if name == "init" {
                if case .name("self", _) = base.kind, context.isInitializer { return delegation(arguments, range) }
            }
            if name == "formIndex", let place = arguments.first(where: { $0.value.inoutPlace != nil })?.value.inoutPlace
            {
                // `c.formIndex(after: &i)` is `i = c.index(after: i)`.
                let plain = arguments.map { CallArgument(label: $0.label, value: $0.value.inoutPlace ?? $0.value) }
                let moved = Expression(.call(Expression(.member(base, "index"), callee.range), plain), range)
                return compile(Expression(.assignment(nil, place, moved), range))
            }
            let wanted = isImplicit(base) ? expected : literalReceiver(base, name) ?? keptElements(expected, by: name)
            let receiver = compile(base, expected: wanted)
            if case .name(let parameter, _) = base.kind, receiver.type == nil, let bound = context.bounds[parameter],
                !bound.requires(name), !bound.methods(named: name).isEmpty
            {
                receiver.type = bound.typeName
            }
            if changes(receiver.type, by: name) { _ = refusesChange(of: base) }
            machine.noteMember(name, endOf: callee.range, in: range)
            return methodCall(receiver, name, arguments, range, expected)
        default:
            if arguments.isEmpty, let empty = emptyCollection(callee) { return ConstantNode(empty, range, type: nil) }
            return valueCall(compile(callee), arguments, range, expected)
        }
    }

    private static let literalTypes: Set<String> = ["Int", "Double", "String", "Bool", "CGFloat", "Float"]

    /// What is expected of the receiver of a method that gives the same elements, where their labels matter.
    private func keptElements(_ expected: TypeName?, by method: String) -> TypeName? {
        guard case .array(.tuple(let labels, _))? = expected, labels.contains(where: { $0 != nil }),
            ["sorted", "filter", "reversed", "shuffled"].contains(method)
        else { return nil }
        return expected
    }

    // MARK: By name

    func callByName(
        _ name: String, _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if name.hasPrefix(Self.modulePrefix) {
            let global = String(name.dropFirst(Self.modulePrefix.count))
            if global.first?.isUppercase == true, index.find(global, from: context.owner) == nil,
                !context.generics.contains(global)
            {
                return callByName(global, callee, arguments, range, expected)
            }
            if let node = FreeFunctions.compile(global, arguments, self, range, expected) { return node }
            if let functions = catalogue.nativeFunctions(global),
                let calls = prepare(functions.compactMap({ machine.nativeTarget($0) }), arguments, range)
            {
                return built(calls, range, expected)
            }
            if let node = wordCall(global, arguments, range) { return node }
            return unknown(global, callee.range, isCall: true)
        }
        if name == "Self" || name == "self" && context.hasSelf
            || name == "Element" && nativeGeneric(name, callee.range) != nil
            || context.generics.contains(name), context.find(name, from: scope) == nil
        {
            let node = self.name(name, [], callee.range, nil)
            if !(node is FailureNode) { return valueCall(node, arguments, range) }
        }
        if let local = context.find(name, from: scope) {
            if let function = local.function {
                return localCall(node(local, callee.range), function, arguments, range)
            }
            return valueCall(node(local, callee.range), arguments, range, expected)
        }
        if let owner = context.owner, let node = ownCall(name, owner, callee, arguments, range, expected) {
            return node
        }
        if let functions = index.functions[name] {
            let targets = functions.map { FunctionTarget(machine, $0) }
            if let calls = prepare(targets, arguments, range, expected: expected) {
                return built(calls, range, expected)
            }
            if !FreeFunctions.names.contains(name), catalogue.nativeFunctions(name) == nil {
                return mismatch("`\(name)`", targets, arguments, range)
            }
        }
        if let info = index.globals[name] {
            let global = StaticNode(info, callee.range)
            if self.info(staticType(info)) != nil { global.type = staticType(info) }
            return valueCall(global, arguments, range, expected)
        }
        if let node = FreeFunctions.compile(name, arguments, self, range, expected) { return node }
        if let functions = catalogue.nativeFunctions(name) {
            let targets = functions.compactMap { machine.nativeTarget($0) }
            if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
            return mismatch("`\(name)`", targets, arguments, range)
        }
        if let node = wordCall(name, arguments, range) { return node }
        if NativeLibrary.isOutsideFunction(name) { return outsideFunction(name, arguments, range) }
        if context.hasSelf, let owner = context.owner, owner.isFromOutside, name.first?.isLowercase == true {
            return methodCall(selfNode(callee.range), name, arguments, range, expected)
        }
        // Arguments are looked at too, so that all mistakes are told at once.
        let failure = unknown(name, callee.range, isCall: true, arguments: arguments)
        if failure is UnseenNode { return failure }
        for argument in arguments { checkAnyway(argument.value) }
        return failure
    }

    /// Compiles what stands inside something unknown, only for its mistakes.
    func checkAnyway(_ expression: Expression) {
        switch expression.kind {
        case .implicitMember: break
        case .closure(let closure): _ = self.closure(closure, expected: nil, builder: "ViewBuilder")
        case .call where isImplicit(expression), .member where isImplicit(expression): break
        default: _ = compile(expression)
        }
    }

    func localCall(
        _ callee: Node, _ function: FunctionInfo, _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Node {
        let target = LocalFunctionTarget(machine, callee, function)
        guard let calls = prepare([target], arguments, range) else {
            return mismatch("`\(function.name)`", [target], arguments, range)
        }
        return built(calls, range, nil)
    }

    func ownCall(
        _ name: String, _ owner: TypeInfo, _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>,
        _ expected: TypeName?
    ) -> Node? {
        let name = seen(name, of: owner)
        if context.hasSelf {
            let hasMethod = owner.lookupOrder.contains { $0.methods[name] != nil }
            if hasMethod {
                let own = selfNode(callee.range)
                // What a protocol only adds in an extension is not overridden by the types that conform.
                if owner.kind == .protocolType, !owner.requires(name) { own.type = owner.typeName }
                return methodCall(own, name, arguments, range, expected)
            }
            if ObservationMembers.names.contains(name), owner.conforms(to: ObservationMembers.observable) {
                return methodCall(selfNode(callee.range), name, arguments, range, expected)
            }
            if let property = owner.anyProperty(name) {
                let node = MemberNode(selfNode(callee.range), name, callee.range, type: propertyType(property))
                return valueCall(node, arguments, range)
            }
            if inheritsNativeMembers(owner), machine.hasNativeMember(owner, name),
                !FreeFunctions.names.contains(name) || owner.kind == .native && !isOfValues(name, arguments),
                catalogue.viewSignatures(name) == nil
            {
                return methodCall(selfNode(callee.range), name, arguments, range, expected)
            }
        }
        if context.hasDynamicType, owner.lookupOrder.contains(where: { $0.staticMethods[name] != nil }) {
            return methodCall(dynamicType(callee.range), name, arguments, range, expected)
        }
        var scope: TypeInfo? = owner
        while let info = scope {
            let methods = info.staticMethods(named: name)
            if !methods.isEmpty {
                let targets = methods.map { FunctionTarget(machine, $0, receiver: .type(info.typeName)) }
                if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
                return mismatch("`\(name)`", targets, arguments, range)
            }
            if let entry = info.cases[name], entry.payload != nil {
                return enumCase(info, entry, arguments, range)
            }
            if let property = info.staticProperty(name) {
                return valueCall(StaticNode(property, callee.range), arguments, range)
            }
            scope = info.parent
        }
        if owner.kind == .native, !context.hasSelf, machine.hasStaticMember(.named(owner.name), name) {
            return staticCall(.named(owner.name), name, arguments, range, expected)
        }
        return nil
    }

    /// Whether `min` or `max` of several values is meant, not that of a collection.
    private func isOfValues(_ name: String, _ arguments: [CallArgument]) -> Bool {
        (name == "min" || name == "max") && arguments.count > 1 && arguments.allSatisfy { $0.label == nil }
    }

    func wordCall(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        guard let targets = machine.wordTargets(name) else { return nil }
        checkIdentifiable(name, arguments, range)
        if let calls = prepare(targets, arguments, range) {
            // Layouts keep their name, so that they can be called with views.
            return KnownCallNode(calls, range, type: .named(name.hasSuffix("Layout") ? name : "View"))
        }
        if let diagnostic = unseenOverload(name, targets, arguments, range) {
            return UnseenNode(name, outsideArguments(arguments, of: name), diagnostic, range)
        }
        let node = mismatch("`\(name)`", targets, arguments, range)
        for argument in arguments { checkAnyway(argument.value) }
        return node
    }

    func built(_ calls: [PreparedCall], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        let target = calls[0].target
        var type: TypeName?
        if calls.count == 1, let result = target.result {
            type =
                result.unwrapped == .named("Self") && target.owner?.kind == .classType
                ? self.type(result, of: target)
                : machine.canonical(result, owner: target.owner, generics: target.generics)
        } else if calls.count == 1, target is FunctionTarget {
            type = .named("Void")
        }
        let node = KnownCallNode(calls, range, type: type)
        if calls.count == 1 {
            checkBounds(of: calls[0])
            let function = (target as? FunctionTarget)?.function ?? (target as? LocalFunctionTarget)?.function
            if let function {
                checkEffects(of: function, range)
                node.hasWrittenType =
                    target.generics.isEmpty && siblings(of: function).allSatisfy { $0.result == function.result }
                node.writtenType = function.result
            }
        }
        if calls.count == 1, !target.generics.isEmpty {
            node.bindings = bindings(of: calls[0]).merging(bindings(of: target, expected: expected)) { $1 }
            if type == nil, !node.bindings.isEmpty { node.type = expected }
        }
        return node
    }

    func mismatch(
        _ what: String, _ targets: [Target], _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Node {
        let written = arguments.map { ($0.label ?? "_") + ":" }.joined()
        let forms = targets.prefix(4).map { target in
            "(" + target.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        }
        var unique: [String] = []
        for form in forms where !unique.contains(form) { unique.append(form) }
        var hints = unique.isEmpty ? [] : ["it takes \(unique.joined(separator: " or "))"]
        if let order = order(targets, arguments) { hints = ["write them in the order (\(order))"] }
        if let near = nearLabel(targets, arguments) { hints.insert("did you mean `\(near):`?", at: 0) }
        return fail(
            "wrong-arguments", "\(what) does not take the arguments (\(written))", range, hints: hints)
    }

    /// The order of the labels, if only it is wrong.
    func order(_ targets: [Target], _ arguments: [CallArgument]) -> String? {
        let written = arguments.filter { !$0.isTrailing }.map(\.label)
        guard written.count > 1, Set(written).count == written.count else { return nil }
        for target in targets {
            let known = target.parameters.map(\.label).filter { written.contains($0) }
            if known.count == written.count, known != written {
                return known.map { ($0 ?? "_") + ":" }.joined()
            }
        }
        return nil
    }

    /// The label that a written one without a parameter is close to.
    func nearLabel(_ targets: [Target], _ arguments: [CallArgument]) -> String? {
        let known = Set(targets.flatMap { $0.parameters.compactMap(\.label) })
        let strange = arguments.compactMap(\.label).filter { !known.contains($0) }
        guard strange.count == 1 else { return nil }
        return NearestName.of(strange[0], among: known.sorted())
    }
}
