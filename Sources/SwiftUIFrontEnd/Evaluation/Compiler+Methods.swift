import Diagnostics
import Vocabulary

extension Compiler {
    /// What `receiver.name(…)` calls for the value that the receiver has now.
    ///
    /// - Throws: a diagnostic where nothing fits.
    func methodCalls(
        _ receiver: Value, baseType: TypeName?, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>,
        expected: TypeName?
    ) throws -> [PreparedCall] {
        let before = machine.compileDiagnostics.count
        let arguments = name == "reduce" ? reducing(arguments, expected, baseType) : arguments
        closureResult = Self.element(of: expected, for: name, on: baseType)
        var calls = try findMethod(receiver, baseType, name, arguments, range, expected)
        closureResult = nil
        if calls.count == 1, !calls[0].target.generics.isEmpty {
            calls[0].bindings = bindings(of: calls[0]).merging(bindings(of: calls[0].target, expected: expected)) { $1 }
        }
        // What stands in a closure of the arguments stops only where the closure is called.
        let found = machine.compileDiagnostics[before...].filter {
            $0.severity == .error && !UnusedMistakes.mayWait($0)
        }
        if !found.isEmpty { throw DiagnosticsError(Array(found)) }
        return calls
    }

    /// Whether `view.name(…)` is the modifier and not a call of the view's own property of that name.
    private func isModifier(_ name: String, beside property: PropertyInfo, of receiver: Value) -> Bool {
        guard machine.isView(receiver), catalogue.modifierSignatures(name) != nil else { return false }
        switch propertyType(property)?.unwrapped {
        case .function?: return false
        case .named(let type, _)?: return index.types[type]?.methods(named: "callAsFunction").isEmpty ?? true
        default: return true
        }
    }

    /// The arguments of `reduce` with a type in front of an implicit first value: the one that is expected, or what the
    /// closure makes.
    private func reducing(
        _ arguments: [CallArgument], _ expected: TypeName?, _ base: TypeName?
    ) -> [CallArgument] {
        if arguments.count == 2, let info = info(machine.elementType(of: base)), takesLiteral(arguments[0].value, info)
        {
            // A literal of the elements' own type.
            let first = Expression(.cast(.as_, arguments[0].value, info.typeName), arguments[0].value.range)
            return [CallArgument(label: arguments[0].label, value: first), arguments[1]]
        }
        if arguments.count == 2, isNumberLiteral(arguments[0].value),
            let type = typeOfLiteral(reducedBy: arguments[1].value, expected, base)
        {
            let first = Expression(.cast(.as_, arguments[0].value, type), arguments[0].value.range)
            return [CallArgument(label: arguments[0].label, value: first), arguments[1]]
        }
        guard arguments.count == 2, isImplicit(arguments[0].value) else { return arguments }
        var made = expected?.unwrapped
        switch arguments[1].value.kind {
        case .operatorFunction: made = machine.elementType(of: base) ?? made
        case .name: made = made ?? machine.elementType(of: base)
        default: break
        }
        if case .closure(let closure) = arguments[1].value.kind {
            if let result = closure.result {
                made = type(result)
            } else if let first = closure.parameters.first?.type {
                made = type(first)
            } else if let last = closure.body.last, case .expression(let expression) = last.kind,
                case .call(let callee, _) = expression.kind, let constructed = typeReference(callee)
            {
                made = constructed
            } else if case .returned(let expression?)? = closure.body.last?.kind,
                case .call(let callee, _) = expression.kind, let constructed = typeReference(callee)
            {
                made = constructed
            }
        }
        guard let made, made != .named("Any") else { return arguments }
        var typed = arguments
        typed[0] = CallArgument(label: arguments[0].label, value: Self.rooted(arguments[0].value, in: made))
        return typed
    }

    /// The number that a literal is which `reduce` starts with, which shows where there are no elements.
    private func typeOfLiteral(
        reducedBy step: Expression, _ expected: TypeName?, _ base: TypeName?
    ) -> TypeName? {
        let type: TypeName?
        switch step.kind {
        case .operatorFunction: type = machine.elementType(of: base)
        case .closure(let closure): type = closure.result ?? closure.parameters.first?.type ?? expected?.unwrapped
        default: type = expected?.unwrapped
        }
        return type.flatMap { machine.isNumber($0) ? $0 : nil }
    }

    /// Whether a declared type is made of literals like this one.
    private func takesLiteral(_ expression: Expression, _ info: TypeInfo) -> Bool {
        let labels: Set<String>
        switch expression.kind {
        case .integer: labels = ["integerLiteral", "floatLiteral"]
        case .float: labels = ["floatLiteral"]
        case .string: labels = ["stringLiteral"]
        default: return false
        }
        return info.initializers.contains { labels.contains($0.parameters.first?.label ?? "") }
    }

    /// `.a.b(…)` with its type written out.
    private static func rooted(_ expression: Expression, in type: TypeName) -> Expression {
        switch expression.kind {
        case .implicitMember(let name):
            let base = Expression(.type(type), expression.range)
            return Expression(.member(base, name), expression.range)
        case .member(let base, let name):
            return Expression(.member(rooted(base, in: type), name), expression.range)
        case .call(let callee, let arguments):
            return Expression(.call(rooted(callee, in: type), arguments), expression.range)
        default: return expression
        }
    }

    /// What the closure of `map` and `compactMap` gives where their result is known.
    private static func element(of expected: TypeName?, for method: String, on base: TypeName?) -> TypeName? {
        if case .optional? = base {
            return method == "map" ? expected?.unwrapped : method == "flatMap" ? expected : nil
        }
        if case .named("Result", _)? = base, method == "flatMap" || method == "flatMapError" { return base }
        guard method == "map" || method == "compactMap", case .array(let element)? = expected?.unwrapped else {
            return nil
        }
        return element
    }

    private func findMethod(
        _ receiver: Value, _ baseType: TypeName?, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>,
        _ expected: TypeName? = nil
    ) throws -> [PreparedCall] {
        var tried: [Target] = []
        // Whether extensions with conditions declare several methods of the name.
        var isConditional = false
        func attempt(_ targets: [Target], strict: Bool = false) -> [PreparedCall]? {
            guard !targets.isEmpty else { return nil }
            if var calls = prepare(targets, arguments, range, expected: expected, strict: strict) {
                // Another value of the type may mean another of these.
                if isConditional { for place in calls.indices { calls[place].isVolatile = true } }
                return calls
            }
            tried += targets
            return nil
        }
        func applicable(_ functions: [FunctionInfo]) -> [FunctionInfo] {
            if functions.contains(where: { !$0.conditions.isEmpty }), functions.count > 1 { isConditional = true }
            return isConditional ? machine.applicable(functions, to: receiver) : functions
        }
        if case .type(let type) = receiver { return try staticTargets(type, name, arguments, range) }
        if nativeType("AnyLayout")?.methods[name] != nil, let layout = machine.held(byAnyLayout: receiver) {
            let inner = try findMethod(layout, nil, name, arguments, range, expected)
            let target = RedirectedTarget(inner) { machine, value, _ in machine.held(byAnyLayout: value) ?? value }
            return [PreparedCall(target: target, plans: [], isVolatile: true)]
        }
        if case .tuple(let tuple) = receiver, tuple.labels.contains(name) || Int(name) != nil {
            var type: TypeName?
            if case .tuple(let labels, let types)? = baseType, let place = Int(name) ?? labels.firstIndex(of: name) {
                type = types.indices.contains(place) ? types[place] : nil
            }
            return try propertyCall(name, arguments, range, type)
        }
        if let outside = receiver.outside, outside.mayBeView, isViewMethod(name),
            !(outside.isUnknown && isMethodOfStyle(name))
        {
            let view = Value.view(OutsideValue.standIn(named: outside.typeName, at: nil))
            if let inner = try? findMethod(view, nil, name, arguments, range, expected) {
                // What stands for it is a view, which takes SwiftUI's modifiers.
                let target = RedirectedTarget(inner) { machine, value, range in
                    if let outside = value.outside { try machine.assumeView(outside, range) }
                    return .view(OutsideValue.standIn(named: value.outside?.typeName ?? "", at: range.lowerBound))
                }
                return [PreparedCall(target: target, plans: [], isVolatile: true)]
            }
        }
        if let info = machine.info(of: receiver) {
            // What a protocol only adds in an extension is not overridden by the types that conform.
            if case .named? = baseType, let known = self.info(baseType), known.kind == .protocolType,
                !known.requires(name),
                let calls = attempt(known.methods(named: name).map { FunctionTarget(machine, $0) })
            {
                return calls
            }
            let methods = applicable(info.methods(named: name))
            let bound = arguments.contains { isImplicit($0.value) } ? Self.genericArguments(of: receiver) : [:]
            let targets = methods.map { FunctionTarget(machine, $0) }
            for target in targets where !bound.isEmpty { target.written = bound }
            if var calls = attempt(targets) {
                // `.name` is a member of what the receiver's parameter stands for, which another receiver's may not be.
                if !bound.isEmpty { for place in calls.indices { calls[place].isVolatile = true } }
                return calls
            }
            if let property = info.property(name), !isModifier(name, beside: property, of: receiver) {
                return try propertyCall(name, arguments, range, propertyType(property))
            }
        }
        let extensions = machine.extensions(of: receiver)
        let own = applicable(extensions.flatMap { $0.methods[name] ?? [] }.filter { !$0.isRequirement }).map {
            FunctionTarget(machine, $0)
        }
        // Where only values can tell an own overload from SwiftUI's modifier, both are asked.
        if !own.isEmpty, machine.isView(receiver), let modifiers = machine.modifierTargets(name),
            hasOpenFit(own, arguments), let calls = attempt(own + modifiers)
        {
            return calls
        }
        // An own method of another shape does not hide the library's.
        if let calls = attempt(own, strict: true) { return calls }
        if receiver.outside != nil {
            return [PreparedCall(target: outsideTarget(name, arguments), plans: [], isVolatile: true)]
        }
        // Natives have their own `map` and the like; the standard library's are those of a wrapped optional.
        if case .native(let native) = receiver, let own = nativeType(native.typeName)?.methods[name],
            let calls = attempt(own.compactMap { machine.nativeTarget($0) })
        {
            return calls
        }
        let known = baseType ?? machine.typeName(of: receiver)
        if let calls = attempt(BuiltinMethods.targets(name, on: receiver, type: known)) { return calls }
        if let type = machine.typeName(of: receiver).nominalName {
            for step in machine.nativeLineage(type) {
                guard let functions = nativeType(step)?.methods[name] else { continue }
                if let calls = attempt(functions.compactMap { machine.nativeTarget($0) }) { return calls }
            }
        }
        if case .view(let node) = receiver,
            let functions = nativeType(node.word)?.methods[name]
                ?? (Lexicon.view(named: node.word)?.isShape == true
                    ? nativeType("Shape")?.methods[name] : nil),
            let calls = attempt(functions.compactMap { machine.nativeTarget($0) })
        {
            return calls
        }
        if machine.isView(receiver), let modifiers = machine.modifierTargets(name), let calls = attempt(modifiers) {
            return calls
        }
        // The header, the footer and the content of a section are collections of views, and views.
        if case .array(let elements) = receiver, elements.allSatisfy({ machine.isView($0) }),
            let modifiers = machine.modifierTargets(name), let calls = attempt(modifiers)
        {
            return calls
        }
        if name == "concat", isAnimated(receiver),
            let calls = attempt([BuiltinTarget(ConcatenatedModifier.method, receiverType: nil)])
        {
            return calls
        }
        if ["animation", "transaction", "ignoredByLayout"].contains(name), isAnimated(receiver) {
            return [PreparedCall(target: NodeTarget(ValueNode(receiver, range)), plans: [], isVolatile: true)]
        }
        if case .binding(let binding) = receiver {
            // A member of what is bound that holds a function, or a method on the value.
            let value = try binding.get()
            if case .binding = value {} else { return try findMethod(value, nil, name, arguments, range) }
        }
        if case .tuple = receiver { return try propertyCall(name, arguments, range) }
        if let calls = attempt(own) { return calls }
        if machine.isOutsideOrOpen(receiver) {
            return [PreparedCall(target: outsideTarget(name, arguments), plans: [], isVolatile: true)]
        }
        if !tried.isEmpty, machine.isView(receiver),
            let diagnostic = unseenOverload(name, tried, arguments, machine.placeOfMember(name, in: range))
        {
            try machine.assume(diagnostic)
            return [PreparedCall(target: SameTarget(), plans: [], isVolatile: true)]
        }
        if !tried.isEmpty {
            _ = mismatch("`\(name)`", tried, arguments, machine.placeOfMember(name, in: range))
            throw DiagnosticsError(machine.compileDiagnostics.suffix(1).map { $0 })
        }
        if case .none = receiver {
            // An optional view that is not there takes any modifier.
            if catalogue.modifierSignatures(name) != nil {
                return [PreparedCall(target: SameTarget(), plans: [], isVolatile: true)]
            }
            throw machine.failure("unexpected-nil", "`\(name)` is called on nil", range)
        }
        if machine.isView(receiver) {
            if let calls = try unseenModifier(name, hint: nearMethod(name), range) { return calls }
            let failure = unknownMethod(name, range)
            throw DiagnosticsError([failure.diagnostic])
        }
        if machine.hasNativeProperty(receiver, name) { return try propertyCall(name, arguments, range) }
        throw machine.unknownMember(name, of: receiver, machine.placeOfMember(name, in: range))
    }

    /// What the generic parameters of an instance stand for.
    private static func genericArguments(of receiver: Value) -> [String: TypeName] {
        switch receiver {
        case .instance(let instance): instance.arguments
        case .object(let object): object.arguments
        default: [:]
        }
    }

    /// Whether views have a method of the name: a modifier of SwiftUI's, or one that an extension adds.
    private func isViewMethod(_ name: String) -> Bool {
        catalogue.modifierSignatures(name) != nil || index.nativeExtensions["View"]?.methods[name] != nil
    }

    /// Whether colours and fonts have a method of the name too: a member of a type that cannot be seen may be either.
    private func isMethodOfStyle(_ name: String) -> Bool {
        ["Color", "Font"].contains { nativeType($0)?.methods[name] != nil }
    }

    /// Bindings and view modifiers can be animated, which changes nothing about them.
    private func isAnimated(_ value: Value) -> Bool {
        switch value {
        case .binding, .native(is ConcatenatedModifier): return true
        default: break
        }
        return machine.conforms(value, to: "ViewModifier")
    }

    /// A call of the function that a property of a known type holds.
    private func propertyCall(
        _ name: String, _ arguments: [CallArgument], _ range: Range<Int>, _ type: TypeName? = nil
    ) throws -> [PreparedCall] {
        var types: [TypeName] = []
        if case .function(let inputs, _)? = type?.unwrapped { types = inputs.map { self.type($0) ?? .named("Any") } }
        let target = PropertyCallTarget(name, labels: arguments.map { $0.isTrailing ? nil : $0.label }, types: types)
        let plans = zip(arguments, target.parameters).map { ArgumentPlan.node(argument($0, $1, target)) }
        return [PreparedCall(target: target, plans: plans)]
    }

    private func staticTargets(
        _ type: TypeName, _ name: String, _ arguments: [CallArgument], _ range: Range<Int>
    ) throws -> [PreparedCall] {
        let node =
            name == "init"
            ? construct(type, arguments, range, nil)
            : staticCall(type, name, arguments, range, nil)
        guard let node else {
            throw machine.failure("unknown-member", "`\(type.text)` has no static member `\(name)`", range)
        }
        return [PreparedCall(target: NodeTarget(node), plans: [])]
    }
}

/// A call that was compiled already.
final class NodeTarget: Target {
    let node: Node
    init(_ node: Node) {
        self.node = node
        super.init(parameters: [], result: node.type)
    }
    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value { try node.eval(f) }
}
