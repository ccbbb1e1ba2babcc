import Diagnostics
import Vocabulary

extension Compiler {
    /// `Type.name(…)`.
    func typeCall(
        _ type: TypeName, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if name == "init" { return construct(type, arguments, range, expected) }
        if name == "some", arguments.count == 1 {
            if case .optional(let wrapped) = type {
                return CastNode(.as_, compile(arguments[0].value, expected: wrapped), type, range)
            }
            if type == .named("Optional") {
                let wrapped = compile(arguments[0].value, expected: expected?.unwrapped)
                guard let known = wrapped.type else { return wrapped }
                return CastNode(.as_, wrapped, .optional(known), range)
            }
        }
        if let node = staticCall(type, name, arguments, range, expected) { return node }
        // What SwiftUI prints about the reasons of an update.
        if name == "_printChanges" || name == "_logChanges" { return ConstantNode(.void, range, type: .named("Void")) }
        if type == .named("ShaderLibrary") { return shader(name, arguments, range) }
        if let info = info(type) {
            let member = Expression(.member(Expression(.type(type), range), name), range)
            if !info.methods(named: name).isEmpty { return valueCall(compile(member), arguments, range) }
        }
        let node = compile(Expression(.member(Expression(.type(type), range), name), range))
        for argument in arguments { checkAnyway(argument.value) }
        return node
    }

    /// A call of a static function, an enum case or a static property that holds a function.
    func staticCall(
        _ type: TypeName, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node? {
        if case .anyOf(let types) = type {
            for alternative in types {
                if let node = staticCall(alternative, name, arguments, range, expected) { return node }
            }
            return nil
        }
        guard let nominal = type.nominalName else { return nil }
        var targets: [Target] = []
        var infos: [TypeInfo] = []
        if let info = index.types[nominal] { infos.append(info) }
        let lineage = machine.nativeLineage(nominal)
        infos += lineage.compactMap { index.nativeExtensions[$0] }
        for info in infos {
            if let entry = info.cases[name] { return enumCase(info, entry, arguments, range) }
            targets += info.staticMethods(named: name).map {
                FunctionTarget(machine, $0, receiver: .type(index.types[nominal]?.typeName ?? type.unwrapped))
            }
        }
        if !targets.isEmpty {
            if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
        }
        for info in infos {
            if let property = info.staticProperty(name) {
                let node = StaticNode(property, range)
                node.type = staticType(property)
                return valueCall(node, arguments, range)
            }
        }
        var generics: [TypeName] = []
        if case .named(_, let written) = type.unwrapped { generics = written }
        if let node = BuiltinTypes.staticCall(nominal, name, generics: generics, arguments, self, range) { return node }
        for step in lineage {
            guard let functions = nativeType(step)?.staticFunctions[name] else { continue }
            targets += functions.compactMap { machine.nativeTarget($0, result: step == nominal ? type.unwrapped : nil) }
        }
        if targets.isEmpty { return outsideCall(type, name, arguments, range) }
        if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
        if let node = outsideCall(type, name, arguments, range) { return node }
        return mismatch("`.\(name)`", targets, arguments, range)
    }

    func implicitCall(
        _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        guard let expected, expected.unwrapped != .named("Any") else {
            if arguments.count == 1, arguments[0].label == nil, name == "success" || name == "failure",
                !index.memberNames.contains(name),
                let node = BuiltinTypes.staticCall("Result", name, generics: [], arguments, self, range)
            {
                return node
            }
            let before = machine.compileDiagnostics.count
            if let owner = machine.uniqueOwner(ofStatic: name),
                let node = staticCall(owner, name, arguments, range, nil)
            {
                guard node is FailureNode, expected?.unwrapped == .named("Any") else { return node }
                // A function of another type only has the name of the one that is meant.
                machine.compileDiagnostics.removeSubrange(before...)
            }
            if expected?.unwrapped == .named("Any") {
                for argument in arguments { checkAnyway(argument.value) }
                return lenientMember(name, range)
            }
            return fail(
                "ambiguous-member", "the type of `.\(name)(…)` is not known here", range,
                hints: ["write the type in front of the dot"])
        }
        let type = expected.unwrapped
        if name == "init", case .anyOf(let types) = type {
            let made = types.first { alternative in
                guard let nominal = alternative.nominalName else { return false }
                var specs: [[ParameterSpec]] = []
                if let info = index.types[nominal] { specs = machine.initializers(of: info).map(\.parameters) }
                specs += index.nativeExtensions[nominal]?.initializers.map(\.parameters) ?? []
                if let native = nativeType(nominal) {
                    specs += native.initializers.compactMap { machine.nativeTarget($0)?.parameters }
                }
                return specs.contains { Self.match(arguments, $0) != nil }
            }
            let text = types.first { $0 == .named("LocalizedStringKey") || $0 == .named("String") }
            return construct(made ?? text ?? types.first ?? type, arguments, range, expected)
        }
        if name == "init" { return construct(type, arguments, range, expected) }
        if name == "some", case .optional = expected, arguments.count == 1 {
            let inner = compile(arguments[0].value, expected: expected.unwrappedOnce)
            if case .optional = expected.unwrappedOnce { return WrapNode(inner, type: expected) }
            return inner
        }
        if let node = staticCall(type, name, arguments, range, expected) { return node }
        if let constant = constant(of: type, name, range) { return valueCall(constant, arguments, range) }
        // Beside an optional, whose type is that of its content here.
        if name == "some", arguments.count == 1 { return compile(arguments[0].value, expected: expected) }
        if isUnseen(type) {
            let nodes = outsideArguments(arguments, of: nil)
            let make: ([Value]) -> Value = {
                .native(CaseValue(typeName: type.text, caseName: name, payload: $0))
            }
            return madeUpMember(type, range, nodes, make)
                ?? OperationNode(nodes, range, type: nil) { _, values in make(values) }
        }
        return implicit(name, range, expected)
    }

    func superCall(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        guard let superclass = context.owner?.superclass else {
            // Native superclasses like NSObject have nothing that matters.
            if name == "init" { return ConstantNode(.void, range, type: .named("Void")) }
            if context.owner?.hasUnseenSuperclass == true { return outsideFunction(name, arguments, range) }
            return fail("unknown-member", "there is no superclass with `\(name)`", range)
        }
        if name == "init" {
            let targets = machine.delegates(of: superclass, selfNode: selfNode(range))
            if let calls = prepare(targets, arguments, range) {
                return KnownCallNode(calls, range, type: .named("Void"))
            }
            return mismatch("`super.init`", targets, arguments, range)
        }
        if !context.hasSelf {
            let type = context.hasDynamicType ? nil : Value.type(superclass.typeName)
            let targets = superclass.staticMethods(named: name).map {
                type == nil
                    ? SuperTarget(machine, $0, selfNode: dynamicType(range))
                    : FunctionTarget(machine, $0, receiver: .type(superclass.typeName))
            }
            if let calls = prepare(targets, arguments, range) { return built(calls, range, nil) }
            return mismatch("`super.\(name)`", targets, arguments, range)
        }
        let targets = superclass.methods(named: name).map { SuperTarget(machine, $0, selfNode: selfNode(range)) }
        if let calls = prepare(targets, arguments, range) { return built(calls, range, nil) }
        return mismatch("`super.\(name)`", targets, arguments, range)
    }
}
