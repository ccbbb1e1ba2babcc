import Diagnostics
import Vocabulary

extension Compiler {
    func call(
        _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if let type = typeReference(callee) { return construct(type, arguments, range, expected) }
        switch callee.kind {
        case .name(let name, _): return callByName(name, callee, arguments, range, expected)
        case .implicitMember(let name): return implicitCall(name, arguments, range, expected)
        case .member(let base, let name):
            if case .name("super", _) = base.kind { return superCall(name, arguments, range) }
            if let type = typeReference(base) { return typeCall(type, name, arguments, range, expected) }
            if name == "init" {
                if case .name("self", _) = base.kind, context.isInitializer { return delegation(arguments, range) }
            }
            let wanted = isImplicit(base) ? expected : nil
            return methodCall(compile(base, expected: wanted), name, arguments, range, expected)
        default: return valueCall(compile(callee), arguments, range)
        }
    }

    // MARK: By name

    private func callByName(
        _ name: String, _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if name.hasPrefix(Self.modulePrefix) {
            let global = String(name.dropFirst(Self.modulePrefix.count))
            if let node = FreeFunctions.compile(global, arguments, self, range, expected) { return node }
            if let functions = catalogue.nativeFunctions(global),
                let calls = prepare(functions.compactMap({ machine.nativeTarget($0) }), arguments, range)
            {
                return built(calls, range, expected)
            }
            return unknown(global, callee.range, isCall: true)
        }
        if name == "Self" || context.generics.contains(name), context.find(name, from: scope) == nil {
            let node = self.name(name, [], callee.range, nil)
            if !(node is FailureNode) { return valueCall(node, arguments, range) }
        }
        if let local = context.find(name, from: scope) {
            if let function = local.function {
                return localCall(node(local, callee.range), function, arguments, range)
            }
            return valueCall(node(local, callee.range), arguments, range)
        }
        if let owner = context.owner, let node = ownCall(name, owner, callee, arguments, range, expected) {
            return node
        }
        if let functions = index.functions[name] {
            let targets = functions.map { FunctionTarget(machine, $0) }
            if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
            if !FreeFunctions.names.contains(name), catalogue.nativeFunctions(name) == nil {
                return mismatch("`\(name)`", targets, arguments, range)
            }
        }
        if let info = index.globals[name] { return valueCall(StaticNode(info, callee.range), arguments, range) }
        if let node = FreeFunctions.compile(name, arguments, self, range, expected) { return node }
        if let functions = catalogue.nativeFunctions(name) {
            let targets = functions.compactMap { machine.nativeTarget($0) }
            if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
            return mismatch("`\(name)`", targets, arguments, range)
        }
        if let node = wordCall(name, arguments, range) { return node }
        // Arguments are looked at too, so that all mistakes are told at once.
        let failure = unknown(name, callee.range, isCall: true)
        for argument in arguments { checkAnyway(argument.value) }
        return failure
    }

    /// Compiles what stands inside something unknown, only for its mistakes.
    func checkAnyway(_ expression: Expression) {
        switch expression.kind {
        case .implicitMember: break
        case .closure(let closure):
            let parameters = closure.parameters.map { ParameterSpec(label: nil, name: $0.name, type: $0.type) }
            _ = parameters
            _ = self.closure(closure, expected: nil, builder: "ViewBuilder")
        case .call where isImplicit(expression), .member where isImplicit(expression): break
        default: _ = compile(expression)
        }
    }

    private func localCall(
        _ callee: Node, _ function: FunctionInfo, _ arguments: [CallArgument], _ range: Range<Int>
    ) -> Node {
        let target = LocalFunctionTarget(machine, callee, function)
        guard let calls = prepare([target], arguments, range) else {
            return mismatch("`\(function.name)`", [target], arguments, range)
        }
        return built(calls, range, nil)
    }

    private func ownCall(
        _ name: String, _ owner: TypeInfo, _ callee: Expression, _ arguments: [CallArgument], _ range: Range<Int>,
        _ expected: TypeName?
    ) -> Node? {
        if context.hasSelf {
            let hasMethod = owner.lookupOrder.contains { $0.methods[name] != nil }
            if hasMethod {
                return methodCall(selfNode(callee.range), name, arguments, range, expected)
            }
            if let property = owner.anyProperty(name) {
                let node = MemberNode(selfNode(callee.range), name, callee.range, type: propertyType(property))
                return valueCall(node, arguments, range)
            }
            if owner.kind == .native || owner.kind == .protocolType || owner.conforms(to: "View")
                || owner.conforms(to: "Layout") || owner.kind == .enumeration,
                machine.hasNativeMember(owner, name),
                !FreeFunctions.names.contains(name) || owner.kind == .native,
                catalogue.viewSignatures(name) == nil
            {
                return methodCall(selfNode(callee.range), name, arguments, range, expected)
            }
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
        return nil
    }

    func wordCall(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        guard let texts = catalogue.viewSignatures(name) else { return nil }
        let targets = texts.compactMap { machine.wordTarget(name, $0) }
        if let calls = prepare(targets, arguments, range) {
            // Layouts keep their name, so that they can be called with views.
            return KnownCallNode(calls, range, type: .named(name.hasSuffix("Layout") ? name : "View"))
        }
        let node = mismatch("`\(name)`", targets, arguments, range)
        for argument in arguments { checkAnyway(argument.value) }
        return node
    }

    // MARK: Types

    func construct(
        _ type: TypeName, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if let info = info(type), case .named = type {
            let targets = machine.initializers(of: info)
            if info.conforms(to: "Layout"), let last = arguments.last, isPlainContent(last),
                let calls = prepare(targets, Array(arguments.dropLast()), range)
            {
                return valueCall(KnownCallNode(calls, range, type: type), [last], range)
            }
            if let calls = prepare(targets, arguments, range) {
                return KnownCallNode(
                    calls, range, type: info.initializers.contains { $0.isFailable } ? .optional(type) : type)
            }
            if let last = arguments.last, last.isTrailing,
                !info.methods(named: "callAsFunction").isEmpty || info.conforms(to: "Layout"),
                let calls = prepare(targets, Array(arguments.dropLast()), range)
            {
                return valueCall(KnownCallNode(calls, range, type: type), [last], range)
            }
            if info.kind == .enumeration, let node = rawValue(info, arguments, range) { return node }
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
        if let node = BuiltinTypes.construct(type, arguments, self, range, expected) { return node }
        guard let name = type.nominalName else {
            return fail("unknown-initializer", "`\(type.text)` cannot be made", range)
        }
        var targets: [Target] = []
        if let native = catalogue.nativeType(name) {
            targets += native.initializers.compactMap { machine.nativeTarget($0, result: type) }
        }
        for step in machine.nativeLineage(name) {
            if let info = index.nativeExtensions[step] {
                targets = info.initializers.map { InitializerTarget(machine, $0, info) } + targets
            }
        }
        if let calls = prepare(targets, arguments, range) { return KnownCallNode(calls, range, type: type) }
        if let node = wordCall(name, arguments, range) { return node }
        let node = mismatch("`\(name)`", targets, arguments, range)
        for argument in arguments { checkAnyway(argument.value) }
        return node
    }

    /// Whether an argument is a trailing closure without parameters.
    private func isPlainContent(_ argument: CallArgument) -> Bool {
        guard argument.isTrailing, argument.label == nil, case .closure(let closure) = argument.value.kind else {
            return false
        }
        return !closure.namesParameters && NameUse(statements: closure.body).highestShorthand < 0
    }

    private func hasInitializer(_ type: TypeName, for arguments: [CallArgument]) -> Bool {
        guard case .named(let name, _) = type else { return false }
        var targets = index.types[name].map { machine.initializers(of: $0) } ?? []
        targets += catalogue.nativeType(name)?.initializers.compactMap { machine.nativeTarget($0) } ?? []
        return targets.contains { Self.match(arguments, $0.parameters) != nil }
    }

    private func rawValue(_ info: TypeInfo, _ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        guard arguments.count == 1, arguments[0].label == "rawValue",
            let first = info.caseOrder.first(where: { $0.rawValue != nil })?.rawValue
        else { return nil }
        let node = compile(arguments[0].value, expected: machine.typeName(of: first))
        return ConvertedNode(node, type: .optional(info.typeName)) { value, machine in
            for entry in info.caseOrder {
                guard let raw = entry.rawValue, let instance = entry.instance else { continue }
                if try machine.areEqual(raw, value) { return .enumeration(instance) }
            }
            return .none
        }
    }

    func enumCase(_ info: TypeInfo, _ entry: CaseInfo, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        let target = CaseTarget(machine, info, entry)
        guard let calls = prepare([target], arguments, range) else {
            return mismatch("`.\(entry.name)`", [target], arguments, range)
        }
        return KnownCallNode(calls, range, type: info.typeName)
    }

    /// `Type.name(…)`.
    private func typeCall(
        _ type: TypeName, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if name == "init" { return construct(type, arguments, range, expected) }
        if let node = staticCall(type, name, arguments, range, expected) { return node }
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
            guard let functions = catalogue.nativeType(step)?.staticFunctions[name] else { continue }
            targets += functions.compactMap { machine.nativeTarget($0, result: step == nominal ? type.unwrapped : nil) }
        }
        if targets.isEmpty { return nil }
        if let calls = prepare(targets, arguments, range) { return built(calls, range, expected) }
        return mismatch("`.\(name)`", targets, arguments, range)
    }

    private func implicitCall(
        _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        guard let expected, expected.unwrapped != .named("Any") else {
            if let owner = machine.uniqueOwner(ofStatic: name),
                let node = staticCall(owner, name, arguments, range, nil)
            {
                return node
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
                if let native = catalogue.nativeType(nominal) {
                    specs += native.initializers.compactMap { machine.nativeTarget($0)?.parameters }
                }
                return specs.contains { Self.match(arguments, $0) != nil }
            }
            return construct(made ?? types.first ?? type, arguments, range, expected)
        }
        if name == "init" { return construct(type, arguments, range, expected) }
        if name == "some", case .optional = expected, arguments.count == 1 {
            return compile(arguments[0].value, expected: type)
        }
        if let node = staticCall(type, name, arguments, range, expected) { return node }
        if let constant = constant(of: type, name, range) { return valueCall(constant, arguments, range) }
        return implicit(name, range, expected)
    }

    private func superCall(_ name: String, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        guard let superclass = context.owner?.superclass else {
            // Native superclasses like NSObject have nothing that matters.
            if name == "init" { return ConstantNode(.void, range, type: .named("Void")) }
            return fail("unknown-member", "there is no superclass with `\(name)`", range)
        }
        if name == "init" {
            let targets = machine.delegates(of: superclass, selfNode: selfNode(range))
            if let calls = prepare(targets, arguments, range) {
                return KnownCallNode(calls, range, type: .named("Void"))
            }
            return mismatch("`super.init`", targets, arguments, range)
        }
        let targets = superclass.methods(named: name).map { SuperTarget(machine, $0, selfNode: selfNode(range)) }
        if let calls = prepare(targets, arguments, range) { return built(calls, range, nil) }
        return mismatch("`super.\(name)`", targets, arguments, range)
    }

    private func delegation(_ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        guard let owner = context.owner else { return fail("unknown-name", "`self` stands outside of a type", range) }
        if owner.kind == .classType {
            let targets = machine.delegates(of: owner, selfNode: selfNode(range))
            if let calls = prepare(targets, arguments, range) {
                return KnownCallNode(calls, range, type: .named("Void"))
            }
            return mismatch("`self.init`", targets, arguments, range)
        }
        let made = construct(owner.kind == .native ? .named(owner.name) : owner.typeName, arguments, range, nil)
        return DelegationNode(selfNode(range), made, range)
    }

    // MARK: Values

    func valueCall(_ callee: Node, _ arguments: [CallArgument], _ range: Range<Int>) -> Node {
        if let content = layoutContent(callee.type, arguments) {
            return LayoutCallNode(
                callee, closure(content, expected: .function([], .named("View")), builder: "ViewBuilder"), range)
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
            return methodCall(callee, "callAsFunction", arguments, range, nil)
        }
        let nodes = zip(arguments, wanted).map { argument, type -> Node in
            if case .closure(let closure) = argument.value.kind {
                return self.closure(closure, expected: type, builder: nil)
            }
            if type == nil, isImplicit(argument.value) { return compile(argument.value, expected: type) }
            return coerced(compile(argument.value, expected: type), to: type)
        }
        return ValueCallNode(callee, nodes, labels: arguments.map(\.label), range, type: result)
    }

    /// The content of `layout { … }`, the call of a layout with views.
    private func layoutContent(_ type: TypeName?, _ arguments: [CallArgument]) -> ClosureExpression? {
        guard arguments.count == 1, case .closure(let closure) = arguments[0].value.kind, !closure.namesParameters,
            case .named(let name, _)? = type
        else { return nil }
        if let info = index.types[name] {
            return info.conforms(to: "Layout") && info.methods(named: "callAsFunction").isEmpty ? closure : nil
        }
        if name == "Layout" { return closure }
        if name.hasSuffix("Layout"), catalogue.viewSignatures(name) != nil { return closure }
        guard let native = catalogue.nativeType(name), native.conformances.contains("Layout") || name == "AnyLayout"
        else { return nil }
        return closure
    }

    func methodCall(
        _ base: Node, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ expected: TypeName?
    ) -> Node {
        if arguments.count == 1, arguments[0].isTrailing, let info = info(base.type),
            let property = info.anyProperty(name),
            let known = propertyType(property), layoutContent(known, arguments) != nil
        {
            return valueCall(MemberNode(base, name, range, type: known), arguments, range)
        }
        var type: TypeName?
        if let known = base.type, !(base is FailureNode) {
            type = machine.methodType(of: known, name, arguments, self, range)
        } else if !machine.isKnownMember(name), !(base is FailureNode) {
            let node = unknownMethod(name, range)
            for argument in arguments { checkAnyway(argument.value) }
            return node
        }
        return MethodCallNode(base, name, arguments, self, range, type: type, expected: expected)
    }

    func unknownMethod(_ name: String, _ range: Range<Int>) -> FailureNode {
        let candidates = index.memberNames.union(catalogue.modifierNames())
        let hint = NearestName.of(name, among: candidates.sorted()).map { ["did you mean `\($0)`?"] } ?? []
        return fail(
            "unknown-modifier", "there is no modifier or method `\(name)`", memberRange(name, range), hints: hint)
    }

    /// The place of the name in `base.name(…)`.
    func memberRange(_ name: String, _ range: Range<Int>) -> Range<Int> {
        machine.placeOfMember(name, in: range)
    }

    private func built(_ calls: [PreparedCall], _ range: Range<Int>, _ expected: TypeName?) -> Node {
        let target = calls[0].target
        var type: TypeName?
        if calls.count == 1, let result = target.result {
            type = machine.canonical(result, owner: target.owner, generics: target.generics)
        } else if calls.count == 1, target is FunctionTarget {
            type = .named("Void")
        }
        return KnownCallNode(calls, range, type: type)
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
        return fail(
            "wrong-arguments", "\(what) does not take the arguments (\(written))", range,
            hints: unique.isEmpty ? [] : ["it takes \(unique.joined(separator: " or "))"])
    }
}

/// `self.init(…)` of a struct or enum.
final class DelegationNode: Node {
    let place: Node
    let made: Node
    init(_ place: Node, _ made: Node, _ range: Range<Int>) {
        self.place = place
        self.made = made
        super.init(range, type: .named("Void"))
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try made.eval(f)
        try place.assign(f, value)
        return .void
    }
}

/// `layout { … }`: the views of the content, placed by the layout.
final class LayoutCallNode: Node {
    let layout: Node
    let content: Node
    init(_ layout: Node, _ content: Node, _ range: Range<Int>) {
        self.layout = layout
        self.content = content
        super.init(range, type: .named("View"))
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try layout.eval(f)
        let views = Argument(name: "content", value: try content.eval(f), range: content.range)
        // A layout of SwiftUI's own takes the content as an argument of its own.
        if case .view(let node) = value {
            return .view(
                CallNode(word: node.word, arguments: node.arguments + [views], sourceOffset: range.lowerBound))
        }
        let arguments = [Argument(name: "layout", value: value, range: layout.range), views]
        return .view(CallNode(word: "Layout", arguments: arguments, sourceOffset: range.lowerBound))
    }

    /// `AnyLayout(…)`, `HStackLayout(…)` and their like with content; `nil` for layouts that the source declares.
    static func filled(_ layout: Value, _ content: Node, _ f: Frame) throws -> Value? {
        guard case .view(let node) = layout, node.word.hasSuffix("Layout"), node.word != "Layout" else { return nil }
        let copy = CallNode(
            word: node.word,
            arguments: node.arguments + [Argument(name: "content", value: try content.eval(f), range: content.range)],
            modifiers: node.modifiers, sourceOffset: node.sourceOffset)
        return .view(copy)
    }
}

/// `something { … }` whose callee is known only when it runs: a layout with views, or a function with a closure.
final class LateLayoutCallNode: Node {
    let callee: Node
    let content: Node
    let plain: Node
    init(_ callee: Node, _ content: Node, _ plain: Node, _ range: Range<Int>) {
        self.callee = callee
        self.content = content
        self.plain = plain
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try callee.eval(f)
        if let node = try LayoutCallNode.filled(value, content, f) { return node }
        if f.machine.conforms(value, to: "Layout"),
            f.machine.info(of: value)?.methods(named: "callAsFunction").isEmpty ?? false
        {
            return try LayoutCallNode(ConstantNode(value, callee.range, type: nil), content, range).eval(f)
        }
        return try plain.eval(f)
    }
}
