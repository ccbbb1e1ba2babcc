import Diagnostics
import Vocabulary

extension Compiler {
    func construct(
        _ type: TypeName, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if let info = info(type), case .named = type {
            let targets = machine.initializers(of: info)
            if writtenArguments.isEmpty, context.owner === info { writtenArguments = fixedGenerics }
            if !writtenArguments.isEmpty {
                for target in targets { target.written = writtenArguments }
                writtenArguments = [:]
            }
            if info.conforms(to: "Layout"), let last = arguments.last, isPlainContent(last),
                let calls = prepare(targets, Array(arguments.dropLast()), range)
            {
                return valueCall(KnownCallNode(calls, range, type: type), [last], range)
            }
            if let calls = prepare(targets, arguments, range) {
                if calls.count == 1, let made = (calls[0].target as? InitializerTarget)?.function {
                    checkEffects(of: made, range)
                }
                checkAccess(to: calls, range)
                let made = KnownCallNode(
                    calls, range,
                    type: calls.contains { ($0.target as? InitializerTarget)?.function.isFailable ?? false }
                        ? .optional(type) : type)
                if calls.count == 1 {
                    checkBounds(of: calls[0])
                    made.hasWrittenType = info.generics.isEmpty && made.type == type
                    made.bindings = bindings(of: calls[0], owner: info)
                }
                return made
            }
            if let last = arguments.last, last.isTrailing,
                !info.methods(named: "callAsFunction").isEmpty || info.conforms(to: "Layout"),
                let calls = prepare(targets, Array(arguments.dropLast()), range)
            {
                return valueCall(KnownCallNode(calls, range, type: type), [last], range)
            }
            if info.conforms(to: "OptionSet"), arguments.count == 1, arguments[0].label == nil,
                case .array = arguments[0].value.kind
            {
                return compile(arguments[0].value, expected: type)
            }
            if info.kind == .enumeration, let node = rawValue(info, arguments, range) { return node }
            if info.isFromOutside, let calls = prepare(targets, [], range) {
                // An initialiser of the framework's class: its arguments say nothing here.
                let made = KnownCallNode(calls, range, type: type)
                return OperationNode(outsideArguments(arguments, of: nil) + [made], range, type: type) { _, values in
                    values[values.count - 1]
                }
            }
            if arguments.count == 1, arguments[0].label == "from",
                info.conforms(to: "Decodable") || info.conforms(to: "Codable")
            {
                return decoding(ConstantNode(.type(type), range, type: nil), compile(arguments[0].value), range)
            }
            let node = mismatch("`\(info.name)`", targets, arguments, range)
            for argument in arguments { checkAnyway(argument.value) }
            return node
        }
        if case .anyOf(let types) = type {
            // The alternative whose initialiser takes the arguments.
            for alternative in types where hasInitializer(alternative, for: arguments) {
                return construct(self.type(alternative) ?? alternative, arguments, range, expected)
            }
        }
        if let name = type.nominalName, BuiltinTypes.names.contains(name), !index.nativeExtensions.isEmpty {
            let own = machine.nativeLineage(self.type(.named(name))?.nominalName ?? name).compactMap {
                index.nativeExtensions[$0]
            }
            let targets = own.flatMap { info in info.initializers.map { InitializerTarget(machine, $0, info) } }
            if let calls = prepare(targets, arguments, range), arguments.contains(where: { $0.label != nil }) {
                return KnownCallNode(calls, range, type: self.type(type) ?? type)
            }
        }
        if let node = BuiltinTypes.construct(type, arguments, self, range, expected) {
            if ["Double", "CGFloat", "Int"].contains(type.nominalName ?? ""), arguments.count == 1,
                arguments[0].label == nil, case .named? = node.type
            {
                node.hasWrittenType = true
                node.writtenType = type
            } else if type.isNamed("Int") || type.isNamed("Double"), arguments.count == 1, arguments[0].label == nil,
                case .optional? = node.type
            {
                // `Int("5")`
                node.hasWrittenType = true
            }
            return node
        }
        guard let name = type.nominalName else {
            return fail("unknown-initializer", "`\(type.text)` cannot be made", range)
        }
        if context.generics.contains(name), arguments.count == 1, arguments[0].label == "from" {
            let shown = genericNode(name, range) ?? boundGeneric(name, range)
            return decoding(shown, compile(arguments[0].value), range)
        }
        if name == "_VariadicView.Tree", let node = variadicTree(arguments, range) { return node }
        var targets: [Target] = []
        if let native = nativeType(name) {
            targets += native.initializers.compactMap { machine.nativeTarget($0, result: type) }
        }
        var added: [Target] = []
        for step in machine.nativeLineage(name) {
            if let info = index.nativeExtensions[step] {
                added = info.initializers.map { InitializerTarget(machine, $0, info) } + added
            }
        }
        // Where SwiftUI's own initialisers take the labels too, the types of the arguments decide, and failing them values.
        let words = added.isEmpty ? [] : wordTargets(name, taking: arguments)
        if !words.isEmpty {
            if let calls = prepare(added + targets + words, arguments, range), !(calls[0].target is WordTarget) {
                return KnownCallNode(calls, range, type: calls.count == 1 ? type : .named("View"))
            }
            if let node = wordCall(name, arguments, range) { return node }
        }
        targets = added + targets
        if let calls = prepare(targets, arguments, range) { return KnownCallNode(calls, range, type: type) }
        if let node = wordCall(name, arguments, range) { return node }
        if let node = outsideCall(type, nil, arguments, range) { return node }
        if let diagnostic = unseenOverload(name, targets, arguments, range) {
            return UnseenNode(name, outsideArguments(arguments, of: name), diagnostic, range)
        }
        let node = mismatch("`\(name)`", targets, arguments, range)
        for argument in arguments { checkAnyway(argument.value) }
        return node
    }

    /// What the `where` of the extension around makes of the generic parameters of its type.
    private var fixedGenerics: [String: TypeName] {
        var step: FunctionContext? = context
        while let parent = step?.parent { step = parent }
        guard let conditions = step?.function?.conditions, !conditions.isEmpty else { return [:] }
        return conditions.compactMapValues { types in
            types.count == 1 && !machine.isProtocol(types[0].nominalName ?? "") ? types[0] : nil
        }
    }

    /// `Type(from: decoder)` with the initialiser that `Decodable` gives.
    private func decoding(_ type: Node, _ decoder: Node, _ range: Range<Int>) -> Node {
        let owner = context.owner
        return OperationNode([type, decoder], range, type: nil) { machine, values in
            guard case .type(let type) = values[0], case .native(let decoder as DecodingValue) = values[1] else {
                throw machine.failure("wrong-type", "a type and a decoder are expected here", range)
            }
            return try machine.decode(type, decoder.json, decoder.place, owner: owner, range)
        }
    }

    /// SwiftUI's own initialisers of a view that take arguments of these labels.
    private func wordTargets(_ word: String, taking arguments: [CallArgument]) -> [Target] {
        (machine.wordTargets(word) ?? []).filter { Self.match(arguments, $0.parameters) != nil }
    }

    /// Whether an argument is a trailing closure without parameters.
    func isPlainContent(_ argument: CallArgument) -> Bool {
        guard argument.isTrailing, argument.label == nil, case .closure(let closure) = argument.value.kind else {
            return false
        }
        return !closure.namesParameters && NameUse(statements: closure.body).highestShorthand < 0
    }

    func hasInitializer(_ type: TypeName, for arguments: [CallArgument]) -> Bool {
        guard case .named(let name, _) = type else { return false }
        var targets = index.types[name].map { machine.initializers(of: $0) } ?? []
        targets += nativeType(name)?.initializers.compactMap { machine.nativeTarget($0) } ?? []
        return targets.contains { Self.match(arguments, $0.parameters) != nil }
    }

    func rawValue(_ info: TypeInfo, _ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        guard arguments.count == 1, arguments[0].label == "rawValue",
            let first = info.caseOrder.first(where: { $0.rawValue != nil })?.rawValue
        else { return nil }
        let node = compile(arguments[0].value, expected: machine.typeName(of: first))
        let made = OperationNode([node], range, type: .optional(info.typeName)) { machine, values in
            for entry in info.caseOrder {
                guard let raw = entry.rawValue, let instance = entry.instance else { continue }
                if try machine.areEqual(raw, values[0]) { return .enumeration(instance) }
            }
            return .none
        }
        made.hasWrittenType = true
        return made
    }

    func enumCase(_ info: TypeInfo, _ entry: CaseInfo, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        if entry.payload == nil, let instance = entry.instance, !info.methods(named: "callAsFunction").isEmpty {
            return valueCall(ConstantNode(.enumeration(instance), range, type: info.typeName), arguments, range)
        }
        let target = CaseTarget(machine, info, entry)
        guard let calls = prepare([target], arguments, range) else {
            return mismatch("`.\(entry.name)`", [target], arguments, range)
        }
        return KnownCallNode(calls, range, type: info.typeName)
    }

    func delegation(_ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        guard let owner = context.owner else { return fail("unknown-name", "`self` stands outside of a type", range) }
        if owner.kind == .classType {
            let targets = machine.delegates(of: owner, selfNode: selfNode(range), isVirtual: true)
            if let calls = prepare(targets, arguments, range) {
                return KnownCallNode(calls, range, type: .named("Void"))
            }
            return mismatch("`self.init`", targets, arguments, range)
        }
        let made = construct(owner.kind == .native ? .named(owner.name) : owner.typeName, arguments, range, nil)
        return DelegationNode(selfNode(range), made, range)
    }
}
